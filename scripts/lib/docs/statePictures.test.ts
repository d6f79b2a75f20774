import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.mjs';
import { allStories } from '../stories.mjs';

/** The one component that renders nothing visible, so that it has no pictures of states. */
const WITHOUT_LOOKS = 'Late';

const ui = path.join(root, 'packages/ui/src');
const pages = ['components', 'patterns'].flatMap((layer) =>
  readdirSync(path.join(ui, layer)).flatMap((name) => {
    const page = path.join(ui, layer, name, `${name}.mdx`);
    return existsSync(page)
      ? [{ folder: `packages/ui/src/${layer}/${name}/`, name, text: readFileSync(page, 'utf8') }]
      : [];
  }),
);

it('shows the states of every part as pictures, on its own page', () => {
  expect(pages.length).toBeGreaterThan(60);
  const lacking = pages.filter(({ text }) => !/<StatePictures\s/.test(text));
  expect(lacking.map(({ name }) => name)).toEqual([WITHOUT_LOOKS]);
});

it('shows every picture of states, also those of a phone, not only the first', () => {
  const stories = allStories((file) => file.endsWith('.states.stories.tsx'));
  expect(stories.length).toBeGreaterThan(60);
  const unseen = pages.flatMap(({ folder, text }) =>
    stories
      .filter(({ file }) => file.startsWith(folder))
      .filter(({ id }) => !text.includes(`story="${id}"`) && !text.includes(`/story/${id})`))
      .map(({ id }) => id),
  );
  expect(unseen).toEqual([]);
});
