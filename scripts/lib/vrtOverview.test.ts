import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import SummaryReporter, { picturesOf } from '../../vrt/summaryReporter.mjs';
import { acceptChanges, keepRest, readChanges, writeOverview } from './vrtOverview.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'qinghe-vrt-'));
  mkdirSync(path.join(folder, 'baselines'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns a story with one picture that differs; each picture file contains its own name. */
function change(story: string) {
  const kinds = ['expected', 'actual', 'diff'].map((kind) => {
    const file = path.join(folder, `${story}-${kind}.png`);
    writeFileSync(file, `${story} ${kind}`);
    return [kind, file];
  });
  const pictures = [{ picture: `${story}--light`, ...Object.fromEntries(kinds) }];
  return { title: `Components/${story} / Default`, reason: '', pictures };
}

it('reads the pictures of a test from what the runner attaches', () => {
  const attachments = ['expected', 'actual', 'diff'].map((kind) => ({
    name: `button--default--dark-${kind}.png`,
    path: `/x/${kind}.png`,
  }));
  expect(picturesOf([...attachments, { name: 'trace', path: '/x/trace.zip' }])).toEqual([
    {
      picture: 'button--default--dark',
      expected: '/x/expected.png',
      actual: '/x/actual.png',
      diff: '/x/diff.png',
    },
  ]);
  expect(new SummaryReporter().printsToStdio()).toBe(true);
});

it('shows every difference on one page, small, beside each other', () => {
  const [button, avatar] = [change('Button'), change('Avatar')];
  const broken = { title: 'Components/Tag / Default', reason: 'no <heading>', pictures: [] };
  const page = readFileSync(writeOverview([button, avatar, broken], folder), 'utf8');
  expect(page).toContain('<h1>3 stories differ</h1>');
  expect(page).toContain('no &lt;heading>');
  for (const [, src = ''] of page.matchAll(/<img src="([^"]+)"/g))
    expect(existsSync(path.join(folder, decodeURIComponent(src)))).toBe(true);
  expect(page.match(/<img /g)).toHaveLength(6);
});

it('takes the pictures of the run that are meant, and keeps the rest for later', () => {
  const file = path.join(folder, 'changes.json');
  writeFileSync(file, JSON.stringify([change('Button'), change('Avatar')]));
  const baselines = path.join(folder, 'baselines');
  expect(acceptChanges(readChanges(file), ['Button'], baselines)).toEqual(['Button--light']);
  expect(readFileSync(path.join(baselines, 'Button--light.png'), 'utf8')).toBe('Button actual');
  expect(existsSync(path.join(baselines, 'Avatar--light.png'))).toBe(false);
  keepRest(file, ['Button--light']);
  expect(acceptChanges(readChanges(file), [], baselines)).toEqual(['Avatar--light']);
  keepRest(file, ['Avatar--light']);
  expect(readChanges(file)).toEqual([]);
});
