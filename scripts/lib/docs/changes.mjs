import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { readSource } from '../sources.mjs';

/**
 * A sentence of a changeset about a part, and one whole changeset (`Note`), with the version that brings it.
 *
 * @typedef {{ version: string, text: string, isMigration: boolean }} Change
 *
 * @typedef {{ version: string, source: string, text: string }} Note
 */

/** Stands for the version of changes that are not released yet. */
export const NEXT = 'next';

const HEAD = /^---\n([\s\S]*?)---\n/;
/** Matches a note that asks users of the packages to change their code. */
const MIGRATION = /^Migration: |\b(?:is|are) gone\b|\binstead of `/;

/** Splits a note into sentences; line breaks become spaces. */
const sentencesOf = (text) =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=\.) (?=[A-Z`])/);

/** Reads the notes of a changelog written by `changeset version`. @param {string} text @param {string} source */
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

/** Reads all notes: pending changesets and the changelogs of released versions. @returns {Note[]} */
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

/** Lists the changesets of a major version that do not say how to migrate. */
export const silentMajors = () =>
  readdirSync(path.join(root, '.changeset'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: readSource(`.changeset/${name}`) }))
    .filter(
      ({ text }) => /: major$/m.test(HEAD.exec(text)?.[1] ?? '') && !/^Migration: /m.test(text),
    )
    .map(({ name }) => `.changeset/${name}`);

/**
 * Lists the sentences of notes that name a part as code.
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
