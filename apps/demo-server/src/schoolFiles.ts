import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isFile } from './paths.ts';

/** Matches names that need no escaping in nginx's configuration. */
const NAME = /^[^\s"\\${}]+$/;
/**
 * Paths reserved for the sites: calls, code and the pages that the school has written. Icons, `robots.txt` and the like may
 * be a school's. Case is ignored, as nginx ignores it here.
 */
const RESERVED =
  /^(?:api|addons|assets|demo|h5|maintenance|prerendered)\/|^(?:index\.html|env\.js|sw\.js|pages\/[^/]+\.json)$/i;
const isHidden = (name: string): boolean => name.split('/').some((part) => part.startsWith('.'));

/** Whether a path below the root is one that other services look for, such as `.well-known/acme-challenge/x`. */
export const isWellKnown = (name: string): boolean => name.startsWith('.well-known/');

/** Whether a school may serve a file at a path below the root: it must not hide code or a page (pages have no extension). */
export const isServable = (name: string): boolean =>
  isWellKnown(name)
    ? NAME.test(name)
    : NAME.test(name) && isFile(`/${name}`) && !RESERVED.test(name) && !isHidden(name);

/** A school's own files, such as `MP_verify_….txt`, and remarks for the person who starts the server. */
export interface SchoolFiles {
  names: readonly string[];
  remarks: readonly string[];
}

/** Lists the files that a school serves from its own folder, by paths below the root; none where it does not exist. */
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
