// No registry of images is needed: a stand-in for Docker answers.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const dockerfile = readFileSync(`${root}Dockerfile`, 'utf8');
const bin = mkdtempSync(path.join(tmpdir(), 'qinghe-pin-'));
afterAll(() => rmSync(bin, { recursive: true, force: true }));

/** Pins the bases of a Dockerfile with a Docker that answers so. */
function pin(text: string, answer: string) {
  writeFileSync(`${bin}/docker`, `#!/bin/sh\necho "$*" >>'${bin}/asked'\n${answer}\n`);
  chmodSync(`${bin}/docker`, 0o755);
  return spawnSync('sh', [`${root}deploy/pin.sh`], {
    input: text,
    encoding: 'utf8',
    env: { PATH: `${bin}:${process.env['PATH'] ?? ''}` },
  });
}

it('every base of the Dockerfile gets the digest that the registry gives, and nothing else changes', () => {
  const digest = `sha256:${'ab12'.repeat(16)}`;
  const { status, stdout } = pin(dockerfile, `echo ${digest}`);
  expect(status).toBe(0);
  expect(stdout.replaceAll(`@${digest}`, '')).toBe(dockerfile);
  const bases = Array.from(stdout.matchAll(/^FROM (\S+)/gm), ([, base]) => base);
  expect(bases.length).toBe(2);
  for (const base of bases) expect(base).toMatch(/@sha256:[\da-f]{64}$/);
  expect(readFileSync(`${bin}/asked`, 'utf8')).toContain(
    'buildx imagetools inspect node:24-bookworm-slim',
  );
  // What has one keeps it, without asking.
  expect(pin(stdout, 'exit 1').stdout).toBe(stdout);
});

it.each(['exit 1', 'echo', 'echo latest'])(
  'nothing is built where Docker answers "%s"',
  (answer) => {
    expect(pin(dockerfile, answer).status).not.toBe(0);
  },
);

it('a release is built from what is pinned, and keeps it', () => {
  const workflow = readFileSync(`${root}.github/workflows/release.yml`, 'utf8');
  expect(workflow).toMatch(/sh deploy\/pin\.sh <Dockerfile >Dockerfile\.pinned/);
  expect(workflow).toMatch(/docker build -f Dockerfile\.pinned/);
  expect(workflow).toMatch(/gh release upload .* Dockerfile\.pinned/);
});

it('a release lies in a second registry as well, where one is named', () => {
  const workflow = readFileSync(`${root}.github/workflows/release.yml`, 'utf8');
  const [, script = ''] =
    /if: vars\.MIRROR_IMAGE != ''\n +run: \|\n(.*?)\n +env:/s.exec(workflow) ?? [];
  const asked = `${bin}/asked`;
  rmSync(asked, { force: true });
  writeFileSync(`${bin}/docker`, `#!/bin/sh\necho "$*" >>'${asked}'\n`);
  chmodSync(`${bin}/docker`, 0o755);
  const { status } = spawnSync('bash', ['-e', '-c', script], {
    env: {
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
      TOKEN: 'x',
      MIRROR_IMAGE: 'images.example/school/front',
      MIRROR_USER: 'school',
      GITHUB_REPOSITORY: 'School/Front',
      GITHUB_REF_NAME: 'v1.2.3',
    },
  });
  expect(status).toBe(0);
  expect(readFileSync(asked, 'utf8').trim().split('\n')).toEqual([
    'login images.example -u school --password-stdin',
    'tag ghcr.io/school/front:v1.2.3 images.example/school/front:v1.2.3',
    'push images.example/school/front:v1.2.3',
  ]);
});
