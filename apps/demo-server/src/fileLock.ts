import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Whether an error has a system error code such as `ENOENT`. */
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

/** Returns the start time of a process on Linux, which distinguishes processes with a reused id; '' on other systems. */
const beginOf = (pid: number): string =>
  read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')[19] ?? '';

/** Returns the id of the process that holds a lock; null when it no longer runs. */
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
 * Locks a file for this process, until it ends, by a `.lock` file next to it. The lock of a process that was killed is
 * replaced.
 *
 * @returns The id of the process that holds the lock, or null when this one holds it now. Throws when writing fails.
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
