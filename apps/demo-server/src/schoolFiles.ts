import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Names that a configuration can hold as they are. */
const NAME = /^[^\s"\\${}]+$/;
/** What is the sites' own: calls, code, pages. Icons, `robots.txt` and the like may be a school's. */
const RESERVED =
  /^(?:api|addons|assets|demo|h5|healthz|maintenance|prerendered)(?:\/|$)|^(?:index\.html|env\.js|sw\.js)$/;
const isHidden = (name: string): boolean =>
  name
    .split('/')
    .some((part, index) => part.startsWith('.') && !(index === 0 && isWellKnown(name)));

/** Whether a path below the root is one of those that others look for, such as `.well-known/acme-challenge/x`. */
export const isWellKnown = (name: string): boolean => name.startsWith('.well-known/');

/** Whether a school may serve a file under this path below the root, and nothing of the sites' is hidden by it. */
export const isServable = (name: string): boolean =>
  NAME.test(name) && !RESERVED.test(name) && !isHidden(name);

/** The files of a school's own, such as `MP_verify_….txt`, and what the person who starts the server should know of them. */
export interface SchoolFiles {
  names: readonly string[];
  remarks: readonly string[];
}

/** What a school serves from a folder of its own, by paths below the root; nothing where there is no such folder. */
export function listSchoolFiles(dir: string): SchoolFiles {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return { names: [], remarks: [] };
  const all = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => statSync(path.join(dir, name), { throwIfNoEntry: false })?.isFile())
    .toSorted();
  return {
    names: all.filter(isServable),
    remarks: all
      .filter((name) => !isServable(name))
      .map((name) => `files/${name} cannot be served under that name: left out`),
  };
}
