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

/** Longest time a change that no call waits for stays in memory, in milliseconds. */
const DELAY_MS = 100;

/** The file that keeps what members do. */
export interface SchoolFile {
  /** Writes what changed since the last time. When it returns, the change survives the process. Throws when the disk refuses. */
  keep: () => void;
  /** Stops following the school, after a last write. */
  close: () => void;
}

/** Whether a file's content has the tables that this version's school has. */
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

/** Reads a kept school. A file that is no school of this version is put aside, never overwritten. */
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

/** Replaces the file in one step: whoever reads it, even after a power cut, sees the old or the new content. */
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

/** Two servers that keep one school would each lose what the members of the other one do. */
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
 * Opens the demo school from its file, or fresh with `isReset` or without one, and follows its
 * changes. It plays the given server generation, whichever one the file was kept by. Throws when another server has the
 * file.
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
