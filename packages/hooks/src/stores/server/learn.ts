import { local, localKeys, writeJson } from '../../storage/index.ts';
import { adoptRecord, blankRecord, readRecord } from './record.ts';
import type { ServerRecord } from './record.ts';

function change(changes: Partial<ServerRecord>): void {
  const record = { ...readRecord(), ...changes };
  adoptRecord(record);
  writeJson(localKeys.server, record);
}

/** Returns a list without a path; the list itself where it lacks the path already, so that nothing that reads it renders again. */
const without = (list: string[], path: string) =>
  list.includes(path) ? list.filter((item) => item !== path) : list;

/** Records that the server has answered a call. */
export function noteServed(path: string): void {
  const { lacks, has } = readRecord();
  if (!has.includes(path)) change({ has: [...has, path], lacks: without(lacks, path) });
}

/** Records that the server lacks a call, so that it is not sent again. */
export function noteLacking(path: string): void {
  const { lacks, has } = readRecord();
  if (!lacks.includes(path)) change({ lacks: [...lacks, path], has: without(has, path) });
}

/** Records that the server has an explicit "not found" error (contract 1.2), rather than a vague one. */
export function noteNotFound(): void {
  if (!readRecord().saysNotFound) change({ saysNotFound: true });
}

/** Drops the given calls from those that the server lacks, if all are recorded as such: every server has at least one of them. */
export function doubtLacking(paths: readonly string[]): void {
  const { lacks } = readRecord();
  if (paths.every((path) => lacks.includes(path)))
    change({ lacks: lacks.filter((path) => !paths.includes(path)) });
}

/**
 * Records the fingerprint of the server's config, which changes with its version and its add-ons. Where it differs from the
 * recorded one, everything else recorded is forgotten. Returns whether that was so.
 */
export function recogniseServer(mark: string): boolean {
  const { mark: before } = readRecord();
  if (before === mark) return false;
  change({ ...(before !== '' && blankRecord()), mark });
  return before !== '';
}

/** Forgets the record of the server, in memory and on the device. For tests and stories. */
export function resetServer(): void {
  local.remove(localKeys.server);
  adoptRecord(null);
}
