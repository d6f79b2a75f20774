import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { readSource } from '../sources.mjs';

/**
 * What a release has changed or will change, in the words of its changeset.
 *
 * @typedef {{ version: string, text: string, isMigration: boolean }} Change
 *
 * @typedef {{ version: string, source: string, text: string }} Note
 */

/** The version of what is not released yet. */
export const NEXT = 'next';

const HEAD = /^---\n([\s\S]*?)---\n/;
/** Words by which a note says that its readers have something to do. */
const MIGRATION = /^Migration: |\b(?:is|are) gone\b|\binstead of `/;

/** A note with line ends as spaces, in sentences. */
const sentencesOf = (text) =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=\.) (?=[A-Z`])/);

/** The notes of one changelog that `changeset version` has written. @param {string} text @param {string} source */
export const notesOfLog = (text, source) =>
  text
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [version = '', ...lines] = part.split('\n');
      const body = lines.join('\n');
      return Array.from(
        body.matchAll(/^- (?:\w{7,}: )?([\s\S]*?)(?=\n- |\n#|$(?![\s\S]))/gm),
        (m) => ({
          version: version.trim(),
          source,
          text: m[1] ?? '',
        }),
      );
    });

/** Every note of what is released and what is not. @returns {Note[]} */
export function readNotes() {
  const open = readdirSync(path.join(root, '.changeset'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => `.changeset/${name}`)
    .map((source) => ({ version: NEXT, source, text: readSource(source).replace(HEAD, '') }));
  const logs = ['packages/ui/CHANGELOG.md', 'packages/features/CHANGELOG.md']
    .filter((file) => existsSync(path.join(root, file)))
    .flatMap((file) => notesOfLog(readSource(file), file));
  return [...open, ...logs];
}

/** Notes of a new generation of a package that do not say what its users have to do. */
export const silentMajors = () =>
  readdirSync(path.join(root, '.changeset'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: readSource(`.changeset/${name}`) }))
    .filter(
      ({ text }) => /: major$/m.test(HEAD.exec(text)?.[1] ?? '') && !/^Migration: /m.test(text),
    )
    .map(({ name }) => `.changeset/${name}`);

/**
 * What some notes say of a part: their sentences that name it as code.
 *
 * @param {string} name Such as `Button`.
 * @param {readonly Note[]} notes
 * @returns {Change[]}
 */
export function changesOf(name, notes) {
  const named = new RegExp(`\`<?${name}(?:\`|[.( />])`);
  return notes.flatMap(({ version, text }) =>
    sentencesOf(text)
      .filter((sentence) => named.test(sentence))
      .map((sentence) => ({ version, text: sentence, isMigration: MIGRATION.test(sentence) })),
  );
}
