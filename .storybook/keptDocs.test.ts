import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepDocs, type KeptPages, type PageReader } from './keptDocs.ts';

type Kept = Parameters<KeptPages<string>['set']>[1];

/** Creates a page that belongs to the stories of a button, and a reader that counts how often it parses the page. */
function tryOut() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'Button.mdx');
  const written = new Map<string, string>();
  const pages: KeptPages<string> = {
    // Like a cache on disk: returns a copy, not the stored object.
    get: async (name) => {
      const text = written.get(name);
      return text === undefined ? undefined : (JSON.parse(text) as Kept);
    },
    set: async (name, page) => written.set(name, JSON.stringify(page)),
  };
  let parsed = 0;
  const looked = new Array<string>();
  /** Simulates a start of Storybook; returns the page's data and the pages recorded as dependents of the stories. */
  const start = async (source: string, { title = 'Button', tags = ['dev'] } = {}) => {
    writeFileSync(file, source);
    const stories = { entries: [{ title }], dependents: new Array<string>() };
    const reader: PageReader<string, string, string> = {
      findDependencies: (imports: string[]) => {
        looked.push(...imports);
        return imports.includes('./Button.stories.tsx') ? [stories] : [];
      },
      async extractDocs(_place: string, name: string) {
        parsed += 1;
        await Promise.resolve();
        const found = this.findDependencies(
          source.includes('Button') ? ['./Frame.tsx', './Button.stories.tsx'] : [],
        );
        for (const { dependents } of found) dependents.push(name);
        return `${title}: ${source}`;
      },
    };
    keepDocs(reader, pages);
    const found = await reader.extractDocs('docs', file, tags);
    return { found, dependents: stories.dependents.map((name) => path.basename(name)) };
  };
  return { start, count: () => parsed, looked };
}

it('parses a page once, and knows it and what it is of at the next start', async () => {
  const { start, count } = tryOut();
  const first = await start('of Button');
  expect(first).toEqual({ found: 'Button: of Button', dependents: ['Button.mdx'] });
  expect(await start('of Button')).toEqual(first);
  expect(count()).toBe(1);
});

it('parses it again when it, its stories or what is said of its place has changed', async () => {
  const { start, count } = tryOut();
  await start('of Button');
  expect(await start('Button, anew')).toMatchObject({ found: 'Button: Button, anew' });
  expect(await start('Button, anew', { title: 'Knob' })).toMatchObject({
    found: 'Knob: Button, anew',
  });
  await start('Button, anew', { title: 'Knob', tags: ['dev', 'test'] });
  expect(count()).toBe(4);
});

it('knows a page that is of no stories whatever their titles are', async () => {
  const { start, count } = tryOut();
  await start('of nothing');
  expect(await start('of nothing', { title: 'Knob' })).toMatchObject({
    found: 'Button: of nothing',
    dependents: [],
  });
  expect(count()).toBe(1);
});

it('looks for what a page is of among its imports of stories alone', async () => {
  const { start, looked } = tryOut();
  await start('of Button');
  await start('of Button');
  expect(new Set(looked)).toEqual(new Set(['./Button.stories.tsx']));
});
