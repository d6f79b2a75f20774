import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepIndex, type KeptFiles } from './keptIndex.ts';

type Kept = Parameters<KeptFiles['set']>[1];

/** Creates a file of stories, and an indexer that counts how often it parses the file. */
function tryOut() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-index-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'Button.stories.tsx');
  const written = new Map<string, string>();
  const files: KeptFiles = {
    // Like a cache on disk: returns a copy, not the stored object.
    get: async (name) => {
      const text = written.get(name);
      return text === undefined ? undefined : (JSON.parse(text) as Kept);
    },
    set: async (name, kept) => written.set(name, JSON.stringify(kept)),
  };
  let parsed = 0;
  /** Simulates a start of Storybook; returns the file's entries in the index. */
  const start = (source: string, title = 'Components/Button') => {
    writeFileSync(file, source);
    const { createIndex } = keepIndex(
      {
        test: /\.stories\.tsx$/,
        createIndex: async (_, { makeTitle }) => {
          parsed += 1;
          return [{ type: 'story', importPath: file, exportName: source, title: makeTitle() }];
        },
      },
      files,
    );
    return createIndex(file, { makeTitle: (own) => own ?? title });
  };
  return { start, count: () => parsed };
}

it('parses a file of stories once, and knows it at the next start', async () => {
  const { start, count } = tryOut();
  const first = await start('Plain');
  expect(first).toMatchObject([{ exportName: 'Plain', title: 'Components/Button' }]);
  expect(await start('Plain')).toEqual(first);
  expect(count()).toBe(1);
});

it('parses it again when it has changed, or has another place in the sidebar', async () => {
  const { start, count } = tryOut();
  await start('Plain');
  expect(await start('Loud')).toMatchObject([{ exportName: 'Loud' }]);
  expect(await start('Loud', 'Patterns/Button')).toMatchObject([{ title: 'Patterns/Button' }]);
  expect(count()).toBe(3);
});
