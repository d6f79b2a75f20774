import { expect, it } from 'vitest';
import { licencePage, licenceTexts, refusedParts, shippedParts } from './licences.mjs';

const part = (name: string, licence: string) => ({ name, licence, text: `Copyright of ${name}` });

it('knows what ships, to the dependencies of dependencies, but not what only builds it', () => {
  const names = shippedParts().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'scheduler', 'katex', 'proxy-compare']));
  expect(names).not.toContain('vite');
});

it('refuses a licence that is not on the list, and none at all', () => {
  const parts = [part('a', 'MIT'), part('b', 'GPL-3.0'), part('c', 'none')];
  expect(refusedParts(parts).map(({ name }) => name)).toEqual(['b', 'c']);
});

it('lists names and licences, and their texts', () => {
  expect(licencePage([part('a', 'MIT')])).toContain('- a: MIT\n');
  expect(licenceTexts([part('a', 'MIT')])).toContain('Copyright of a');
});
