import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';
import { root } from '../scripts/lib/run.mjs';
import { chineseNames, namesOf } from './names.ts';

const { entries } = await buildIndex({ configDir: path.join(root, '.storybook') });
const pages = new Set(
  Object.keys(entries)
    .map((id) => id.split('--')[0] ?? '')
    // Pages of modules and API calls have only their code names, in every language.
    .filter((page) => !page.startsWith('data-')),
);

it('gives every page of the sidebar its Chinese names', () => {
  expect([...pages].filter((page) => !namesOf(page))).toEqual([]);
});

it('has one way of writing the name of a page: as the code does, or in words', () => {
  const names = new Set(Object.values(entries).flatMap(({ title }) => title.split('/').slice(1)));
  const isOne = (name: string) => /^[A-Z][A-Za-z0-9]*( [a-z]+)*$/.test(name);
  expect([...names].filter((name) => !isOne(name))).toEqual([]);
});

it('names no page that is gone', () => {
  expect(Object.keys(chineseNames).filter((page) => !pages.has(page))).toEqual([]);
});

it('names pages that are there to tools as well, in a text that is short enough to be read whole', () => {
  const text = readFileSync(path.join(root, '.storybook/public/llms.txt'), 'utf8');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8 * 1024);
  const ids = Array.from(text.matchAll(/docs-md\/([a-z0-9-]+--docs)\.md/g), ([, id = '']) => id);
  expect(ids.length).toBeGreaterThanOrEqual(5);
  expect(ids.filter((id) => !(id in entries))).toEqual([]);
});
