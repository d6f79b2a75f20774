import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts the files of one folder in place of another's. That folder itself stays: a container that has it mounted would
 * not see a new one.
 *
 * @param {string} from Is empty afterwards; on the same disk.
 * @param {string} to Made when it is not there.
 * @param {readonly string[]} kept Names in `to` that stay.
 */
export function replaceFiles(from, to, kept) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to))
    if (!kept.includes(name)) rmSync(path.join(to, name), { recursive: true });
  for (const name of readdirSync(from)) renameSync(path.join(from, name), path.join(to, name));
}
