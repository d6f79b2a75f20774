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
 * A story as its source tells it.
 *
 * @typedef {object} StorySource
 * @property {string} id
 * @property {string} title With the root of the sidebar, such as `Desktop/Home`.
 * @property {string} name
 * @property {string} file From the repository's root.
 * @property {string[]} clauses Clauses of the specification that it proves.
 * @property {string | null} scenario The scenario it names; null when it leaves that to others.
 */

/** Stories that both sites tell alike. */
const TESTING = 'packages/features/src/testing';
const SPEC_TAG = /^spec:(.+)$/;

/** Clauses that a list of tags names. @param {readonly string[]} tags */
export const clausesOf = (tags) => tags.flatMap((tag) => SPEC_TAG.exec(tag)?.[1] ?? []);

const propertyOf = (object, name) =>
  object?.properties?.find(({ key }) => key?.name === name)?.value ?? null;

/** The text of `scenario` in a `parameters` object. */
const scenarioIn = (parameters) => propertyOf(parameters, 'scenario')?.value ?? null;

/** An expression without what only types need. */
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

/** What the modules export that stories of both sites share, by name, once it is asked for. @type {Map<string, any> | null} */
let shared = null;

/** The scenario of a story whose source is an object, a shared story, or an object made from one. */
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
 * @param {string} file From the repository's root; it decides where in the sidebar they are.
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

/** Every file of stories, from the repository's root. */
const filesOfStories = () =>
  storyFolders.flatMap(({ directory }) => {
    const folder = path.join(configDir, directory);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.stories.tsx'))
      .map((name) => path.relative(root, path.join(folder, name)).replaceAll('\\', '/'))
      .toSorted();
  });

/**
 * Every story of the project, from its source.
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
