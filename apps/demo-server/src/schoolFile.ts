import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  exportDb,
  GENERATIONS,
  importDb,
  onChange,
  resetDb,
  school,
  type Generation,
  type SchoolSnapshot,
} from '@qinghe/api/mocks';
import { isErrorCode, lockFile } from './fileLock.ts';

/** Maximum delay in milliseconds before a change is written that no call waits for. */
const DELAY_MS = 100;

/** The open file that stores the demo school's data. */
export interface SchoolFile {
  /** Writes the changes since the last write. When it returns, they survive the process. Throws when writing fails. */
  keep: () => void;
  /** Stops observing the school and writes once more. */
  close: () => void;
}

/** Whether a file's content is a school with the tables of this version. */
function isSnapshot(content: unknown, current: SchoolSnapshot): content is SchoolSnapshot {
  if (typeof content !== 'object' || content === null) return false;
  const { version, generation, tables } = { version: 0, generation: '', tables: null, ...content };
  if (version !== current.version || !GENERATIONS.some((name) => name === generation)) return false;
  if (typeof tables !== 'object' || tables === null) return false;
  const found = new Map<string, unknown>(Object.entries(tables));
  return Object.entries(current.tables).every(([name, table]) => {
    const value = found.get(name);
    return Array.isArray(table) === Array.isArray(value) && typeof table === typeof value;
  });
}

/** Loads the school from its file. A file that is no school of this version is renamed, never overwritten. */
function load(file: string) {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isSnapshot(content, exportDb())) throw new Error('it is no school of this version');
    importDb(content);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return;
    const { dir, name } = path.parse(file);
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    const aside = path.join(dir, `${name}.broken-${time}.json`);
    renameSync(file, aside);
    console.error(
      `The kept school cannot be used (${error instanceof Error ? error.message : 'unknown'}).`,
    );
    console.error(`It is now ${aside}; the school starts fresh.`);
  }
}

/** Replaces the file atomically: a reader sees the old or the new content, even after a power cut. */
function replace(file: string, content: string) {
  const partial = `${file}.tmp`;
  const handle = openSync(partial, 'w');
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(partial, file);
}

/** Locks the file, because two servers writing to it would overwrite each other's data. Throws when another server has it. */
function lock(file: string) {
  const owner = lockFile(file);
  if (owner === null) return;
  const { dir, name, ext } = path.parse(file);
  throw new Error(
    `${file} is in use by another server (process ${owner}). Stop it, or start this one with a school of its own: ` +
      `PORT=4311 QINGHE_DATA=${path.join(dir, `${name}-2${ext}`)} npm start`,
  );
}

/**
 * Opens the demo school from its file, or with fresh data with `isReset` or without a file, and observes its changes. It
 * simulates the given server generation, regardless of the one in the file. Throws when another server has the file.
 */
export function openSchoolFile(file: string, isReset: boolean, generation: Generation): SchoolFile {
  mkdirSync(path.dirname(file), { recursive: true });
  lock(file);
  resetDb({ now: Date.now });
  if (!isReset) load(file);
  school.generation = generation;
  let kept = '';
  let isDirty = true;
  let timer: NodeJS.Timeout | undefined;

  function keep() {
    if (!isDirty) return;
    const content = JSON.stringify(exportDb());
    if (content !== kept) replace(file, content);
    kept = content;
    isDirty = false;
    clearTimeout(timer);
    timer = undefined;
  }

  function keepLater() {
    timer = undefined;
    try {
      keep();
    } catch (error) {
      console.error(`Cannot write ${file}:`, error);
    }
  }

  const unsubscribe = onChange(() => {
    isDirty = true;
    timer ??= setTimeout(keepLater, DELAY_MS);
  });
  keep();

  return {
    keep,
    close: () => {
      unsubscribe();
      keep();
    },
  };
}
