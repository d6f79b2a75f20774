import { readEnv } from '../../env/index.ts';
import { localKeys, readJson } from '../../storage/index.ts';
import { initialServer, server } from './state.ts';
import type { ServerState } from './state.ts';

/** How long what a server has and lacks is believed, in milliseconds: an add-on may have come in the meantime. */
export const SERVER_LIFE = 24 * 60 * 60_000;

/** What the device keeps of a server. */
export interface ServerRecord extends ServerState {
  /** Address of the API. */
  api: string;
  /** What its config looked like; '' before there was one. */
  mark: string;
  /** When the first of it was learnt, in epoch milliseconds. */
  at: number;
  /** Whether it has a word of its own for what is not there (contract 1.2). */
  saysNotFound?: boolean;
}

/** A server of which nothing is known yet. */
export const blankRecord = (): ServerRecord => ({
  ...initialServer(),
  api: readEnv().apiUrl,
  mark: '',
  at: Date.now(),
});

let known: ServerRecord | null = null;

/** How often all was forgotten. */
let resets = 0;

/** Answers, whenever it is called, whether nothing was forgotten since: what came before teaches nothing any more. */
export function sinceNow(): () => boolean {
  const before = resets;
  return () => resets === before;
}

/** Makes a record the one that is known; null has it read again. */
export function adoptRecord(record: ServerRecord | null): void {
  known = record;
  if (!record) resets += 1;
  const { lacks, has } = record ?? initialServer();
  Object.assign(server, { lacks, has });
}

/** What is known of the server of this deployment. */
export function readRecord(): ServerRecord {
  if (known) return known;
  const blank = blankRecord();
  const kept: ServerRecord = Object(readJson(localKeys.server));
  const age = blank.at - kept.at;
  const isGood = kept.api === blank.api && age >= 0 && age < SERVER_LIFE;
  const record = isGood && kept.lacks && kept.has ? kept : blank;
  adoptRecord(record);
  return record;
}

/** Whether the server is known to lack a call. */
export const lacksCall = (path: string): boolean => readRecord().lacks.includes(path);

/** Whether the server has answered a call; told only of calls that a server may lack. */
export const hasCall = (path: string): boolean => readRecord().has.includes(path);
