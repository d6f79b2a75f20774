import { readEnv } from '../../env/index.ts';
import { localKeys, readJson } from '../../storage/index.ts';
import { initialServer, server } from './state.ts';
import type { ServerState } from './state.ts';

/** How long the record of what a server has and lacks is valid, in milliseconds: an add-on may be installed meanwhile. */
export const SERVER_LIFE = 24 * 60 * 60_000;

/** What the device stores about a server. */
export interface ServerRecord extends ServerState {
  /** Address of the API. */
  api: string;
  /** Fingerprint of its config; '' before config was first loaded. */
  mark: string;
  /** When the record was begun, in epoch milliseconds. */
  at: number;
  /** Whether the server has an explicit "not found" error (contract 1.2), rather than a vague one. */
  saysNotFound?: boolean;
}

/** Returns the record of a server about which nothing is known yet. */
export const blankRecord = (): ServerRecord => ({
  ...initialServer(),
  api: readEnv().apiUrl,
  mark: '',
  at: Date.now(),
});

let known: ServerRecord | null = null;

/** How many times the record was reset. */
let resets = 0;

/**
 * Returns a function that tells whether the record has not been reset since: replies to earlier requests must not be recorded
 * then.
 */
export function sinceNow(): () => boolean {
  const before = resets;
  return () => resets === before;
}

/** Replaces the record in memory; null makes the next read load it from the device. */
export function adoptRecord(record: ServerRecord | null): void {
  known = record;
  if (!record) resets += 1;
  const { lacks, has } = record ?? initialServer();
  Object.assign(server, { lacks, has });
}

/** Returns the record of this deployment's server, from memory or from the device. */
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

/** Whether the server has answered a call; recorded only for calls that a server may lack. */
export const hasCall = (path: string): boolean => readRecord().has.includes(path);
