import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isFile } from './paths.ts';

/** Names that a configuration can hold as they are. */
const NAME = /^[^\s"\\${}]+$/;
/**
 * What is the sites' own: calls, code and the pages that the school has written. Icons, `robots.txt` and the like may be a school's. In any case, which nginx does
 * not look at here.
 */
const RESERVED =
  /^(?:api|addons|assets|demo|h5|maintenance|prerendered)\/|^(?:index\.html|env\.js|sw\.js|pages\/[^/]+\.json)$/i;
const isHidden = (name: string): boolean => name.split('/').some((part) => part.startsWith('.'));

/** Whether a path below the root is one of those that others look for, such as `.well-known/acme-challenge/x`. */
export const isWellKnown = (name: string): boolean => name.startsWith('.well-known/');

/** Whether a school may serve a file under this path below the root: it can hide neither code nor a page, which has no extension. */
export const isServable = (name: string): boolean =>
  isWellKnown(name)
    ? NAME.test(name)
    : NAME.test(name) && isFile(`/${name}`) && !RESERVED.test(name) && !isHidden(name);

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
