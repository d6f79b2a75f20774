import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where the baselines live. */
export const baselines = path.join(root, '.storybook/__screenshots__');

/** Each story has a picture in each of them. */
export const themes = ['light', 'dark'];

/**
 * The stories of the built Storybook that are guarded by pictures, in the sidebar's order.
 *
 * @returns {{ id: string, title: string, name: string }[]}
 */
export function picturedStories() {
  const index = path.join(root, 'storybook-static/index.json');
  const { entries } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries).filter(
    ({ type, tags = [] }) => type === 'story' && tags.includes('vrt'),
  );
}

/** Files of pictures whose story is gone. */
export function staleBaselines() {
  const wanted = new Set(
    picturedStories().flatMap(({ id }) => themes.map((theme) => `${id}--${theme}.png`)),
  );
  mkdirSync(baselines, { recursive: true });
  return readdirSync(baselines)
    .filter((file) => !wanted.has(file))
    .map((file) => path.join(baselines, file));
}
