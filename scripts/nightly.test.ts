import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run.mjs';

const nightly = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'scripts/nightly.mjs'), ...args], {
    encoding: 'utf8',
  });

it('lists its steps, those of hours apart', () => {
  const { status, stdout } = nightly('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^npm run test:nightly +runs/);
  expect(stdout).toMatch(/^Steps: scenarios, crawl, .*"slow replies"/m);
  expect(stdout).toMatch(/^Only when named: .*"flaky journeys"$/m);
});

it.each([
  ['an unknown option', ['--parts', '1/2'], /--help says what there is\.\n$/],
  ['an unknown step', ['crawls'], /^No step is called crawls\. The steps: scenarios, crawl, /],
])('answers %s with what there is', (_, args, words) => {
  const { status, stderr } = nightly(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(words);
  expect(stderr).not.toContain('    at ');
});
