import { createSeedTime, FROZEN_NOW } from './clock.ts';
import { createSeed } from './seed/index.ts';
import type { Tables } from './tables.ts';

/**
 * `A`: MeEdu 4.9.6 of 2023, without the modules whose code is closed. `B`: 4.9.12 to 4.9.28 (the spec's server). `C`: the
 * current server. Contract 0.2.
 */
export const GENERATIONS = ['A', 'B', 'C'] as const;

/** A server generation that the demo school can play. */
export type Generation = (typeof GENERATIONS)[number];

/** A running demo school: its tables, its clock and the server generation it plays. */
export interface School {
  tables: Tables;
  generation: Generation;
  /** Epoch milliseconds of the school's present. */
  now: () => number;
  /** Bytes for what the school makes up: tokens, codes, keys. */
  random: (length: number) => Uint8Array;
  /** Grows by one with every write. */
  revision: number;
}

/** Options of a new school. */
export interface SchoolOptions {
  /** The clock; frozen at 2026-11-20 10:00 Beijing time when absent. */
  now?: () => number;
  /** The moment the seed is written for; the clock's present when absent. */
  epoch?: number;
  /** Where random bytes come from; the runtime's generator when absent. */
  random?: (length: number) => Uint8Array;
  /** The server generation; `B` when absent. */
  generation?: Generation;
}

/** An SMS the school would have sent. */
export interface Sms {
  mobile: string;
  code: string;
  scene: string;
}

/** The school as plain JSON, as the server keeps it in a file. */
export interface SchoolSnapshot {
  version: 1;
  generation: Generation;
  tables: Tables;
}

const frozenClock = (): number => FROZEN_NOW;
const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** Creates a school with fresh seed data. The same options give the same school. */
export function createSchool(options: SchoolOptions = {}): School {
  const now = options.now ?? frozenClock;
  const time = createSeedTime(options.epoch ?? now());
  return {
    tables: structuredClone(createSeed(time)),
    generation: options.generation ?? 'B',
    now,
    random: options.random ?? randomBytes,
    revision: 0,
  };
}

const ownSchool: School = createSchool();

let otherSchool: () => School | undefined = () => undefined;

/**
 * Serves each call from the school that `choose` answers while the call runs, so that several can be
 * open at once; from the one school of the process where it answers none.
 */
export function chooseSchool(choose: () => School | undefined): void {
  otherSchool = choose;
}

const served = (): School => otherSchool() ?? ownSchool;

/** The school that the handlers serve. */
export const school: School = {
  get tables() {
    return served().tables;
  },
  set tables(tables) {
    served().tables = tables;
  },
  get generation() {
    return served().generation;
  },
  set generation(generation) {
    served().generation = generation;
  },
  get now() {
    return served().now;
  },
  set now(now) {
    served().now = now;
  },
  get random() {
    return served().random;
  },
  set random(random) {
    served().random = random;
  },
  get revision() {
    return served().revision;
  },
  set revision(revision) {
    served().revision = revision;
  },
};

const changeListeners = new Set<() => void>();
const smsListeners = new Set<(sms: Sms) => void>();

/** Counts a write and tells the listeners, who follow the one school of the process only. */
export function changed(): void {
  school.revision += 1;
  if (served() !== ownSchool) return;
  for (const listener of changeListeners) listener();
}

/** Calls the listener after every write. Returns the unsubscribe function. */
export function onChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** Calls the listener with every SMS code the school sends. Returns the unsubscribe function. */
export function onSms(listener: (sms: Sms) => void): () => void {
  smsListeners.add(listener);
  return () => smsListeners.delete(listener);
}

/** Hands an SMS to the listeners. */
export function sendSms(sms: Sms): void {
  for (const listener of smsListeners) listener(sms);
}

/** Starts the served school anew. Without options: the frozen clock and generation B. */
export function resetDb(options: SchoolOptions = {}): void {
  const fresh = createSchool(options);
  school.tables = fresh.tables;
  school.generation = fresh.generation;
  school.now = fresh.now;
  school.random = fresh.random;
  changed();
}

/** A copy of the served school as plain JSON. */
export function exportDb(): SchoolSnapshot {
  return { version: 1, generation: school.generation, tables: structuredClone(school.tables) };
}

/** Puts a snapshot of `exportDb` back. The clock stays. Throws when the snapshot is of another version. */
export function importDb(snapshot: SchoolSnapshot): void {
  if (snapshot.version !== 1) throw new Error('importDb: the snapshot is of another version');
  school.tables = structuredClone(snapshot.tables);
  school.generation = snapshot.generation;
  changed();
}

/** Forgets captchas, codes, signs and tokens whose time is over. */
export function dropExpired(): void {
  const { tables, now } = school;
  const isAlive = ({ expires_at }: { expires_at: number }): boolean => expires_at > now();
  tables.tokens = tables.tokens.filter(isAlive);
  tables.captchas = tables.captchas.filter(isAlive);
  tables.smsCodes = tables.smsCodes.filter(isAlive);
  tables.loginCodes = tables.loginCodes.filter(isAlive);
  tables.scans = tables.scans.filter(isAlive);
  tables.signs = tables.signs.filter(isAlive);
}

/** The next number of a named counter, starting after the seed's own ids. */
export function nextId(name: string): number {
  const next = (school.tables.counters[name] ?? 1000) + 1;
  school.tables.counters[name] = next;
  return next;
}
