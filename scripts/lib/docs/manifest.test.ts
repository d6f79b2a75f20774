import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { componentsOf, listOf, pageOf } from './manifest.mjs';

const folders: string[] = [];

/** Writes a built Storybook with two components, one of them without a description; returns its folder. */
function build(): string {
  const built = mkdtempSync(path.join(tmpdir(), 'qinghe-manifest-'));
  folders.push(built);
  mkdirSync(path.join(built, 'manifests'));
  mkdirSync(path.join(built, 'docs-md'));
  const components = {
    'components-button': {
      id: 'components-button',
      description: 'Does something\nat once.',
      stories: [{ id: 'components-button--playground' }, { id: 'components-button--busy' }],
    },
    'components-bare': { id: 'components-bare', stories: [] },
  };
  writeFileSync(path.join(built, 'manifests/components.json'), JSON.stringify({ components }));
  writeFileSync(path.join(built, 'docs-md/components-button--docs.md'), '# Button\n');
  return built;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('lists what has a description and what has none', () => {
  expect(listOf(componentsOf(build()))).toEqual([
    'components-button: Does something at once.',
    'components-bare:',
  ]);
});

it('lists what a word is about, in any case', () => {
  const components = componentsOf(build());
  expect(listOf(components, 'SOMETHING')).toEqual(['components-button: Does something at once.']);
  expect(listOf(components, 'bare')).toEqual(['components-bare:']);
});

it('shows a page as text with the stories to test', () => {
  expect(pageOf(build(), 'components-button')).toEqual({
    text: '# Button\n',
    stories: ['components-button--playground', 'components-button--busy'],
  });
});

it('says of what there is no page', () => {
  const built = build();
  expect(() => pageOf(built, 'components-bare')).toThrow('There is no page of components-bare.');
  expect(() => pageOf(built, 'components-none')).toThrow('There is no page of components-none.');
});
