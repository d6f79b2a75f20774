import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Copies what `.dockerignore` lets into the image's build. */
function copyContext(to: string) {
  const lines = readFileSync(path.join(root, '.dockerignore'), 'utf8').trim().split('\n');
  const left = lines.filter((line) => line !== '*' && !line.startsWith('!'));
  const isLeft = (source: string) =>
    left.some((pattern) =>
      pattern.startsWith('**/')
        ? path.basename(source) === pattern.slice(3)
        : path.relative(root, source) === pattern,
    );
  for (const name of lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1)))
    cpSync(path.join(root, name), path.join(to, name), {
      recursive: true,
      filter: (source) => !isLeft(source),
    });
}

/** Gives a copy the installed libraries, but its own packages. */
function linkLibraries(to: string) {
  const from = path.join(root, 'node_modules');
  mkdirSync(path.join(to, 'node_modules'));
  for (const name of readdirSync(from))
    if (name !== '@qinghe' && name !== '.cache')
      symlinkSync(path.join(from, name), path.join(to, 'node_modules', name));
  cpSync(path.join(from, '@qinghe'), path.join(to, 'node_modules/@qinghe'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

it('the files that the image is built from are enough', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-image-'));
  try {
    copyContext(folder);
    linkLibraries(folder);
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'bundle'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stdout + stderr);
    const files = ['start.sh', 'site/index.html', 'site/h5/index.html'];
    expect(files.filter((file) => !existsSync(path.join(folder, 'dist', file)))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
