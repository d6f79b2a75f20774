import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { readSpec } from '../spec.mjs';
import { readExports } from './exports.mjs';
import { importLineOf } from './importLine.mjs';
import { expandPage } from './markdown.mjs';
import { completeSnippet, isWrong } from './snippets.mjs';
import { readStatus } from './status.mjs';
import { spellProps, spellUnions, withImports, writtenType } from './unions.mjs';

/** Whether an id is of the design system, whose snippets are complete with their imports. */
const isOfTheSystem = (id) => /^(components|patterns)-/.test(id);

const readOrEmpty = (file) =>
  /\.tsx?$/.test(file) && existsSync(file) ? readFileSync(file, 'utf8') : '';

/** Rewrites the docgen of a component: named unions become their members, and absolute paths relative ones. */
function readableProps({ definedInFile, props = {}, ...docgen }) {
  const code = definedInFile ? readFileSync(definedInFile, 'utf8') : '';
  const all = withImports(code, (place) =>
    readOrEmpty(path.join(path.dirname(definedInFile), place)),
  );
  const written = spellProps(code, all);
  const spelled = Object.entries(props).map(([name, prop]) => {
    const raw = writtenType(written, name) ?? spellUnions(prop.tsType?.raw ?? '', all);
    return [name, raw ? { ...prop, tsType: { ...prop.tsType, raw } } : prop];
  });
  return {
    ...docgen,
    ...(definedInFile && { definedInFile: path.relative(root, definedInFile) }),
    props: Object.fromEntries(spelled),
  };
}

/** Returns the docstring before `meta` in a file of stories, for those where Storybook finds no component. */
const docOf = (file) =>
  /\/\*\*\s*([^*]*(?:\*(?!\/)[^*]*)*)\*\/\s*const meta/
    .exec(readFileSync(path.join(root, file), 'utf8'))?.[1]
    ?.replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .trim();

/** Completes the snippet of a story with its imports, or removes a snippet that cannot be used as it is. */
function completeStory(story, entry) {
  if (!story.snippet || !entry) return story;
  const { imports, code, lost } = completeSnippet(story.snippet, entry.importPath.slice(2));
  if (lost.length > 0 || isWrong(story.id)) {
    const { snippet: _, ...rest } = story;
    return rest;
  }
  return { ...story, snippet: `${imports}\n\n${code.trim()}\n` };
}

/**
 * Improves Storybook's manifests for tools that know this repository only from them: imports that the packages offer,
 * complete snippets, only stories that the documentation shows, and pages with the output of their blocks.
 *
 * @param {any} found The manifests as Storybook writes them.
 * @param {any[]} entries The entries of Storybook's index.
 */
export function improveManifests(found, entries) {
  const { components } = found.components ?? {};
  // At its start Storybook asks for the manifests of no entries, only to see whether there are any.
  if (!components || entries.length === 0) return found;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const exported = readExports(root);
  const isShown = ({ id }) => byId.get(id)?.tags?.includes('autodocs') ?? false;
  const improved = Object.fromEntries(
    Object.entries(components).map(([id, component]) => {
      const title = byId.get(component.stories[0]?.id)?.title ?? '';
      const { reactDocgen, description } = component;
      return [
        id,
        {
          ...component,
          description: description || reactDocgen?.description || docOf(component.path),
          // Storybook puts this line before each snippet; complete snippets already have their imports.
          import: isOfTheSystem(id)
            ? undefined
            : (importLineOf(title, exported) ?? component.import),
          ...(reactDocgen && { reactDocgen: readableProps(reactDocgen) }),
          stories: isOfTheSystem(id)
            ? component.stories
                .filter(isShown)
                .map((story) => completeStory(story, byId.get(story.id)))
            : component.stories,
        },
      ];
    }),
  );
  const parts = Object.fromEntries(
    Object.entries(improved).filter(([, { stories }]) => stories.length > 0),
  );
  const sources = {
    exported,
    status: readStatus(),
    spec: readSpec(),
    entries,
    components: parts,
  };
  const expandAll = (pages = {}) =>
    Object.fromEntries(
      Object.entries(pages).map(([id, page]) => [
        id,
        page.content
          ? {
              ...page,
              content: expandPage(
                page.content,
                { title: page.title, path: page.path.slice(2) },
                sources,
              ),
            }
          : page,
      ]),
    );
  for (const component of Object.values(parts)) component.docs &&= expandAll(component.docs);
  return {
    ...found,
    components: { ...found.components, components: parts },
    docs: { ...found.docs, docs: expandAll(found.docs?.docs) },
  };
}
