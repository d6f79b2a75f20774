import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keptTexts } from './keptTexts.mjs';

/** Returns a temporary folder, a function that makes one run with a cache there, and the count of computations. */
function tryOut() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let made = 0;
  const run = (of: string, ...texts: string[]) =>
    keptTexts('words', (text, key) => [key, ...text.split(' '), (made += 1)], { of, folder })(
      texts.map((text, index) => ({ key: String(index), text })),
    );
  return { folder, run, count: () => made };
}

it('makes what is new, and knows the rest at the next run', () => {
  const { run, count } = tryOut();
  expect(run('', 'a b', 'c')).toEqual([
    ['0', 'a', 'b', 1],
    ['1', 'c', 2],
  ]);
  expect(run('', 'a b', 'd')).toEqual([
    ['0', 'a', 'b', 1],
    ['1', 'd', 3],
  ]);
  expect(count()).toBe(3);
});

it('makes anew what depends on something else that has changed, or goes by another name', () => {
  const { run, count } = tryOut();
  run('', 'a');
  run('other', 'a');
  expect(count()).toBe(2);
  run('', 'b', 'a');
  expect(count()).toBe(4);
});

it('takes a cache that was not written to its end for none', () => {
  const { folder, run } = tryOut();
  run('', 'a');
  writeFileSync(path.join(folder, 'words.json'), '{"');
  expect(run('', 'a')).toEqual([['0', 'a', 2]]);
});
