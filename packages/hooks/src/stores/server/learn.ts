import { local, localKeys, writeJson } from '../../storage/index.ts';
import { adoptRecord, blankRecord, readRecord } from './record.ts';
import type { ServerRecord } from './record.ts';

function change(changes: Partial<ServerRecord>): void {
  const record = { ...readRecord(), ...changes };
  adoptRecord(record);
  writeJson(localKeys.server, record);
}

const without = (list: readonly string[], path: string) => list.filter((item) => item !== path);

/** Notes that the server has answered a call. */
export function noteServed(path: string): void {
  const { lacks, has } = readRecord();
  if (!has.includes(path)) change({ has: [...has, path], lacks: without(lacks, path) });
}

/** Notes that the server lacks a call: it is not asked for again. */
export function noteLacking(path: string): void {
  const { lacks, has } = readRecord();
  if (!lacks.includes(path)) change({ lacks: [...lacks, path], has: without(has, path) });
}

/** Notes that the server has a word of its own for what is not there (contract 1.2). */
export function noteNotFound(): void {
  if (!readRecord().saysNotFound) change({ saysNotFound: true });
}

/** Takes back that the server lacks some calls, one of which every server has. */
export function doubtLacking(paths: readonly string[]): void {
  const { lacks } = readRecord();
  if (paths.every((path) => lacks.includes(path)))
    change({ lacks: lacks.filter((path) => !paths.includes(path)) });
}

/**
 * Tells what the server's config looks like, which changes with its version and its add-ons. Answers whether it was another
 * one before, of which all is forgotten.
 */
export function recogniseServer(mark: string): boolean {
  const { mark: before } = readRecord();
  if (before === mark) return false;
  change({ ...(before !== '' && blankRecord()), mark });
  return before !== '';
}

/** Forgets what is known, on the device as well. For tests and stories. */
export function resetServer(): void {
  local.remove(localKeys.server);
  adoptRecord(null);
}
