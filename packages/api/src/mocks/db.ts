import { createSeedTime, FROZEN_NOW } from './clock.ts';
import { createSeed } from './seed/index.ts';
import type { Tables } from './tables.ts';

/**
 * Server generations. `A`: MeEdu 4.9.6 of 2023, without the closed-source modules. `B`: 4.9.12 to 4.9.28 (the spec's
 * server). `C`: the current server. Contract 0.2.
 */
export const GENERATIONS = ['A', 'B', 'C'] as const;

/** A server generation that the demo school can simulate. */
export type Generation = (typeof GENERATIONS)[number];

/** A running demo school: its tables, its clock and the server generation it simulates. */
export interface School {
  tables: Tables;
  generation: Generation;
  /** Returns the school's current time in epoch milliseconds. */
  now: () => number;
  /** Returns random bytes for the school's tokens, codes and keys. */
  random: (length: number) => Uint8Array;
  /** Number of writes so far. */
  revision: number;
}

/** Options of a new school. */
export interface SchoolOptions {
  /** The clock; frozen at 2026-11-20 10:00 Beijing time when absent. */
  now?: () => number;
  /** The time that the dates of the seed data are relative to, in epoch milliseconds; the clock's current time when absent. */
  epoch?: number;
  /** Source of random bytes; the runtime's generator when absent. */
  random?: (length: number) => Uint8Array;
  /** The server generation; `B` when absent. */
  generation?: Generation;
}

/** An SMS that a real server would have sent. */
export interface Sms {
  mobile: string;
  code: string;
  scene: string;
}

/** The school as plain JSON, as the demo server stores it in a file. */
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
 * Serves each call from the school that `choose` returns during the call, so that several schools can be in use at once.
 * Where it returns undefined, the default school of the process serves the call.
 */
export function chooseSchool(choose: () => School | undefined): void {
  otherSchool = choose;
}

const served = (): School => otherSchool() ?? ownSchool;

/** The school that the handlers serve: delegates to the chosen one, or to the default school of the process. */
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

/** Counts a write and calls the listeners, which only observe the default school of the process. */
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

/** Calls the listener with every SMS that a school sends. Returns the unsubscribe function. */
export function onSms(listener: (sms: Sms) => void): () => void {
  smsListeners.add(listener);
  return () => smsListeners.delete(listener);
}

/** Passes an SMS to the listeners. */
export function sendSms(sms: Sms): void {
  for (const listener of smsListeners) listener(sms);
}

/** Resets the served school to fresh seed data. Without options: the frozen clock and generation B. */
export function resetDb(options: SchoolOptions = {}): void {
  const fresh = createSchool(options);
  school.tables = fresh.tables;
  school.generation = fresh.generation;
  school.now = fresh.now;
  school.random = fresh.random;
  changed();
}

/** Returns a copy of the served school as plain JSON. */
export function exportDb(): SchoolSnapshot {
  return { version: 1, generation: school.generation, tables: structuredClone(school.tables) };
}

/** Restores a snapshot of `exportDb`, except the clock. Throws when the snapshot has another version. */
export function importDb(snapshot: SchoolSnapshot): void {
  if (snapshot.version !== 1) throw new Error('importDb: the snapshot is of another version');
  school.tables = structuredClone(snapshot.tables);
  school.generation = snapshot.generation;
  changed();
}

/** Deletes expired captchas, codes, scans, signs and tokens. */
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

/** Returns the next number of a named counter; counters start above the ids of the seed data. */
export function nextId(name: string): number {
  const next = (school.tables.counters[name] ?? 1000) + 1;
  school.tables.counters[name] = next;
  return next;
}
