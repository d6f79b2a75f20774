import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { heavy, light } from './steps.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

function npmTest(...words: string[]) {
  const file = path.join(root, 'scripts/test.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const names = [...light, ...heavy].map(({ name }) => name);

describe('npm test', () => {
  it.each(['--help', '-h'])('says with %s what can be asked for, and runs nothing', (word) => {
    const { status, stdout } = npmTest(word);
    expect(status).toBe(0);
    expect(stdout).toContain('npm test -- --changed [REF]');
    for (const name of names) expect(stdout).toContain(name);
  });

  it('lists the steps where one is not known', () => {
    const { status, stderr } = npmTest('lint', 'nonsense');
    expect(status).toBe(1);
    expect(stderr).toContain('No step is called nonsense.');
    for (const name of names) expect(stderr).toContain(name);
  });

  it('leads to the help where an option is not known, without a stack', () => {
    const { status, stderr } = npmTest('--nonsense');
    expect(status).toBe(1);
    expect(stderr).toContain('npm test -- --help');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
