import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isTooOld, OLDEST } from './nodeVersion.mjs';
import { root } from './run.mjs';

it.each([
  ['18.20.4', true],
  ['20.18.9', true],
  ['20.19.0', false],
  ['22.0.0', false],
])('%s is too old: %s', (version, isOld) => {
  expect(isTooOld(version)).toBe(isOld);
});

it('is what package.json says', () => {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(engines.node).toBe(`>=${OLDEST.join('.')}`);
});

it.each(['start', 'test', 'first', 'ensure-install', 'nightly', 'vrt'])(
  'npm run %s says it in one line, before anything else',
  (name) => {
    const old = `data:text/javascript,${encodeURIComponent(
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })",
    )}`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', old, path.join(root, `scripts/${name}.mjs`)],
      { encoding: 'utf8', timeout: 20_000 },
    );
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^This wants Node\.js 20\.19 or later, and is run by 18\.20\.4\..*\n$/);
  },
);
