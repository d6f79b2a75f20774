import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a tool reads of a component in the manifest. @typedef {{ id: string, description?: string, stories: { id: string }[] }} Component */

/** The components and patterns of a built Storybook. @param {string} built @returns {Component[]} */
export const componentsOf = (built) =>
  Object.values(
    JSON.parse(readFileSync(path.join(built, 'manifests/components.json'), 'utf8')).components,
  );

/** A line for each component of whose id or words a word is a part. @param {readonly Component[]} components @returns {string[]} */
export const listOf = (components, word = '') =>
  components
    .map(({ id, description = '' }) => `${id}: ${description.replaceAll(/\s+/g, ' ')}`.trim())
    .filter((line) => line.toLowerCase().includes(word.toLowerCase()));

/** The page of a component as text, and the stories of it that can be tested. @param {string} built @param {string} id */
export function pageOf(built, id) {
  const file = path.join(built, 'docs-md', `${id}--docs.md`);
  const component = componentsOf(built).find((each) => each.id === id);
  if (!component || !existsSync(file)) throw new Error(`There is no page of ${id}.`);
  const stories = component.stories.map((story) => story.id);
  return { text: readFileSync(file, 'utf8'), stories };
}
