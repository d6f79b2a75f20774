import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Whether an error of the system has a code such as `ENOENT`. */
export const isErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isErrorCode(error, 'EPERM');
  }
}

/** When a process began, as Linux counts it, so that its number may be given to another one; empty elsewhere. */
const beginOf = (pid: number): string =>
  read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')[19] ?? '';

/** The process that a lock names, if it runs; null for one that was killed. */
function ownerOf(lock: string): number | null {
  const [, pid = '', begin = ''] = /^(\d+) (\d*)$/.exec(read(lock) ?? '') ?? [];
  const owner = Number(pid);
  return owner > 0 && isRunning(owner) && beginOf(owner) === begin ? owner : null;
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid} ${beginOf(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Takes a file for this process alone by a `.lock` beside it, until the process ends. The lock of a process that was
 * killed is taken over.
 *
 * @returns The process that has the file, or null when it is ours now. Throws when the disk refuses.
 */
export function lockFile(file: string): number | null {
  const lock = `${file}.lock`;
  for (;;) {
    if (take(lock)) {
      process.once('exit', () => rmSync(lock, { force: true }));
      return null;
    }
    const owner = ownerOf(lock);
    if (owner !== null) return owner;
    rmSync(lock, { force: true });
  }
}
