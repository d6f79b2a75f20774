import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandsOf, DOCUMENTS, WAYS, wayOf } from '../../../deploy/testing/blocks.ts';
import { root } from '../run.mjs';
import { filesBelow } from './exports.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const guides = { en: read('deploy/README.md'), zh: read('deploy/README.zh-CN.md') };

/** Returns the code blocks of a guide. */
const blocksOf = (guide: string) =>
  Array.from(guide.matchAll(/^```(.*?)^```/gms), ([, block]) => block);

/** Returns the code in the first cell of each table row of a guide. */
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

describe('the commands of the documents', () => {
  it('are run at night, or it is said why not', () => {
    const commands = DOCUMENTS.flatMap((document) => {
      const found = commandsOf(document);
      expect([document, found.length > 0]).toEqual([document, true]);
      return found;
    });
    expect(commands.filter((command) => wayOf(command) === undefined)).toEqual([]);
    expect(WAYS.filter(([known]) => !commands.some((command) => known.test(command)))).toEqual([]);
    for (const [known, way] of WAYS)
      if (typeof way === 'object' && 'isLeftOut' in way)
        console.warn(
          `not run: ${commands.find((command) => known.test(command))}: ${way.isLeftOut}`,
        );
  });

  it('stand in no other document', () => {
    const others = filesBelow(root, 'docs')
      .concat(readdirSync(root), filesBelow(root, 'deploy'))
      .filter((file) => /\.mdx?$/.test(file) && !DOCUMENTS.includes(file));
    expect(others.filter((file) => commandsOf(file).length > 0)).toEqual([]);
  });
});
