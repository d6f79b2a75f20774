import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const guides = { en: read('deploy/README.md'), zh: read('deploy/README.zh-CN.md') };

/** Commands and files of a guide, to the letter. */
const blocksOf = (guide: string) =>
  Array.from(guide.matchAll(/^```(.*?)^```/gms), ([, block]) => block);

/** What each row of a guide's tables is about: the code in its first cell. */
const rowsOf = (guide: string) =>
  Array.from(guide.matchAll(/^\| ([^|]*`[^|]*)\|/gm), ([, cell = '']) =>
    Array.from(cell.matchAll(/`([^`]+)`/g), ([, code]) => code),
  );

const linksOf = (guide: string) =>
  Array.from(guide.matchAll(/\]\(([^)]+)\)/g), ([, target = '']) => target).filter(
    (target) => !target.startsWith('README'),
  );

const headingsOf = (guide: string) => guide.match(/^## /gm)?.length;

describe('the operator’s guide in Chinese', () => {
  it.each([
    ['commands', blocksOf],
    ['settings and addresses', rowsOf],
    ['links', linksOf],
    ['number of sections', headingsOf],
  ])('has the same %s as the English one', (_, of) => {
    expect(of(guides.en)).not.toEqual([]);
    expect(of(guides.zh)).toEqual(of(guides.en));
  });

  it('names scripts that there are', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = Array.from(guides.zh.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name);
    expect(named).toContain('prerender');
    for (const name of named) expect(scripts).toHaveProperty([name]);
  });
});
