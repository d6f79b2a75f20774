import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A component in the manifest. @typedef {{ id: string, description?: string, stories: { id: string }[] }} Component */

/** Reads the components and patterns of a built Storybook. @param {string} built @returns {Component[]} */
export const componentsOf = (built) =>
  Object.values(
    JSON.parse(readFileSync(path.join(built, 'manifests/components.json'), 'utf8')).components,
  );

/** Lists components with a word in id or description, one a line. @param {readonly Component[]} components @returns {string[]} */
export const listOf = (components, word = '') =>
  components
    .map(({ id, description = '' }) => `${id}: ${description.replaceAll(/\s+/g, ' ')}`.trim())
    .filter((line) => line.toLowerCase().includes(word.toLowerCase()));

/** Returns a component's page as Markdown, and the ids of its stories. @param {string} built @param {string} id */
export function pageOf(built, id) {
  const file = path.join(built, 'docs-md', `${id}--docs.md`);
  const component = componentsOf(built).find((each) => each.id === id);
  if (!component || !existsSync(file)) throw new Error(`There is no page of ${id}.`);
  const stories = component.stories.map((story) => story.id);
  return { text: readFileSync(file, 'utf8'), stories };
}
