import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './run.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-install-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the installation in a fresh clone, with a fake npm that executes a shell command. */
function install(does: string) {
  const clone = mkdtempSync(path.join(folder, 'clone-'));
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(path.join(root, name), path.join(clone, name), { recursive: true });
  mkdirSync(path.join(clone, 'bin'));
  writeFileSync(path.join(clone, 'bin/npm'), `#!/bin/sh\necho "npm $*"\n${does}\n`);
  chmodSync(path.join(clone, 'bin/npm'), 0o755);
  return spawnSync(process.execPath, [path.join(clone, 'scripts/ensure-install.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${clone}/bin:${process.env['PATH'] ?? ''}` },
  });
}

describe('a fresh clone', () => {
  it('installs what the lock file asks for', () => {
    const { status, stdout, stderr } = install('');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Nothing is installed yet: npm ci');
    expect(stdout).toContain('npm ci --no-audit --no-fund');
  });

  it('says what is to be done where there is no network', () => {
    const { status, stderr } = install('echo "npm error code ENOTFOUND" >&2; exit 1');
    expect(status).toBe(1);
    expect(stderr.trim().split('\n').at(-1)).toMatch(/^Nothing can be done .*network.*npm ping/);
  });
});
