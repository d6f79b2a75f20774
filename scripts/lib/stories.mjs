import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizeStoriesEntry, versions } from 'storybook/internal/common';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { babelParse, loadCsf } from 'storybook/internal/csf-tools';
import { userOrAutoTitleFromSpecifier } from 'storybook/internal/preview-api';
import { storyFolders } from '../../.storybook/stories.mjs';
import { keptTexts } from './keptTexts.mjs';
import { root } from './run.mjs';

/**
 * The data of a story, read from its source.
 *
 * @typedef {object} StorySource
 * @property {string} id
 * @property {string} title With the root of the sidebar, such as `Desktop/Home`.
 * @property {string} name
 * @property {string} file Relative to the repository's root.
 * @property {string[]} clauses Clauses of the specification that it proves.
 * @property {string | null} scenario The scenario in its parameters or in those of its meta; null without one.
 */

/** The folder of stories that both sites share. */
const TESTING = 'packages/features/src/testing';
const SPEC_TAG = /^spec:(.+)$/;

/** Returns the clauses that a list of tags names. @param {readonly string[]} tags */
export const clausesOf = (tags) => tags.flatMap((tag) => SPEC_TAG.exec(tag)?.[1] ?? []);

const propertyOf = (object, name) =>
  object?.properties?.find(({ key }) => key?.name === name)?.value ?? null;

/** Returns the value of `scenario` in a `parameters` object; null without it. */
const scenarioIn = (parameters) => propertyOf(parameters, 'scenario')?.value ?? null;

/** Unwraps an expression from TypeScript nodes such as `as` and `satisfies`. */
function bare(expression) {
  return /^TS\w+Expression$/.test(expression?.type ?? '')
    ? bare(expression.expression)
    : expression;
}

const readSources = () =>
  readdirSync(path.join(root, TESTING))
    .filter((name) => name.endsWith('Stories.tsx'))
    .map((name) => readFileSync(path.join(root, TESTING, name), 'utf8'));

const readShared = () =>
  new Map(
    readSources().flatMap((source) =>
      babelParse(source)
        .program.body.flatMap(({ declaration }) => declaration?.declarations ?? [])
        .map(({ id, init }) => [id.name, bare(init)]),
    ),
  );

/** The exports of the shared stories' modules, by name; read at first use. @type {Map<string, any> | null} */
let shared = null;

/** Returns the scenario of a story whose source is an object, a shared story, or an object that spreads one. */
function scenarioOf(source, csf) {
  const story = bare(source);
  if (story?.type === 'MemberExpression') {
    shared ??= readShared();
    return scenarioOf(propertyOf(shared.get(story.object.name), story.property.name), csf);
  }
  if (story?.type === 'Identifier') return scenarioOf(csf._storyExports[story.name]?.init, csf);
  if (story?.type !== 'ObjectExpression') return null;
  const own = scenarioIn(propertyOf(story, 'parameters'));
  if (own) return own;
  for (const { type, argument } of story.properties) {
    const found = type === 'SpreadElement' ? scenarioOf(argument, csf) : null;
    if (found) return found;
  }
  return null;
}

const configDir = path.join(root, '.storybook');
const folders = storyFolders.map((folder) =>
  normalizeStoriesEntry(folder, { configDir, workingDir: root }),
);

/**
 * Reads the stories of one file's source.
 *
 * @param {string} code
 * @param {string} file Relative to the repository's root; it decides the place in the sidebar.
 * @returns {StorySource[]}
 */
export function readStories(code, file) {
  const makeTitle = (title) => {
    for (const folder of folders) {
      const found = userOrAutoTitleFromSpecifier(`./${file}`, folder, title);
      if (found) return found;
    }
    throw new Error(`${file} is in no folder of .storybook/stories.mjs.`);
  };
  const csf = loadCsf(code, { fileName: file, makeTitle }).parse();
  const ofMeta = scenarioIn(csf._metaAnnotations.parameters);
  return csf.indexInputs.map(({ exportName, name, title, tags = [] }) => ({
    id: toId(title, storyNameFromExport(exportName)),
    title,
    name: name ?? storyNameFromExport(exportName),
    file,
    clauses: clausesOf(tags),
    scenario: scenarioOf(csf._storyExports[exportName]?.init, csf) ?? ofMeta,
  }));
}

/** Lists every file of stories, relative to the repository's root. */
const filesOfStories = () =>
  storyFolders.flatMap(({ directory }) => {
    const folder = path.join(configDir, directory);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.stories.tsx'))
      .map((name) => path.relative(root, path.join(folder, name)).replaceAll('\\', '/'))
      .toSorted();
  });

/**
 * Lists every story of the project, from its source.
 *
 * @param {(file: string) => boolean} [isWanted] Leaves out files, since reading them takes long.
 * @returns {StorySource[]}
 */
export function allStories(isWanted = () => true) {
  const own = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  const read = keptTexts('stories', readStories, {
    of: JSON.stringify([own, readSources(), storyFolders, versions.storybook]),
  });
  return read(
    filesOfStories()
      .filter(isWanted)
      .map((key) => ({ key, text: readFileSync(path.join(root, key), 'utf8') })),
  ).flat();
}
