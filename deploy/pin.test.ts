// Needs no registry of images: a stand-in for Docker answers.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const dockerfile = readFileSync(`${root}Dockerfile`, 'utf8');
const bin = mkdtempSync(path.join(tmpdir(), 'qinghe-pin-'));
afterAll(() => rmSync(bin, { recursive: true, force: true }));

/** Pins the base images of a Dockerfile, with a stand-in for Docker that runs `answer`. */
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
  // A base image that has a digest keeps it, without a call of Docker.
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

/** A stand-in for Docker that stores images as files; its registries accept them after a login with the token `secret-HOST`. */
const KEEPER = `#!/bin/sh
set -eu
cd "$(dirname "$0")/kept"
name() { echo "$1" | tr / _; }
echo "$*" >>asked
case "$1" in
  login) [ "$(cat)" = "secret-$2" ] && touch "in-$2" ;;
  buildx) echo sha256:${'ab12'.repeat(16)} ;;
  build) cat "$OLDPWD/$3" | sha256sum >"local-$(name "$5")" ;;
  tag) cp "local-$(name "$2")" "local-$(name "$3")" ;;
  push) [ -f "in-\${2%%/*}" ] && cp "local-$(name "$2")" "pushed-$(name "$2")" ;;
  *) exit 1 ;;
esac
`;

/** Runs the steps of the release's job `image` unchanged, after the checkout. */
function releaseImage(tokens: Record<string, string>) {
  const workflow = readFileSync(`${root}.github/workflows/release.yml`, 'utf8');
  const [, job = ''] = /^ {2}image:\n(.*)$/ms.exec(workflow) ?? [];
  const scripts = Array.from(job.matchAll(/ run: \|\n(.*?)\n +env:/gs), ([, text = '']) => text);
  const kept = `${bin}/kept`;
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept);
  for (const [name, text] of [
    ['docker', KEEPER],
    ['gh', '#!/bin/sh\n'],
  ] as const) {
    writeFileSync(`${bin}/${name}`, text);
    chmodSync(`${bin}/${name}`, 0o755);
  }
  const work = mkdtempSync(path.join(bin, 'work-'));
  mkdirSync(`${work}/deploy`);
  for (const file of ['Dockerfile', 'deploy/pin.sh']) cpSync(root + file, path.join(work, file));
  const ends = scripts.map((script, index) => {
    const { status, stderr } = spawnSync('bash', ['-e', '-c', script], {
      cwd: work,
      encoding: 'utf8',
      env: {
        PATH: `${bin}:${process.env['PATH'] ?? ''}`,
        TOKEN: [tokens['ghcr'], tokens['mirror']][index],
        MIRROR_IMAGE: 'images.example/school/front',
        MIRROR_USER: 'school',
        GITHUB_ACTOR: 'someone',
        GITHUB_REPOSITORY: 'School/Front',
        GITHUB_REF_NAME: 'v1.2.3',
      },
    });
    return status === 0 ? 'done' : `failed: ${stderr}`;
  });
  const pushed = readdirSync(kept).filter((name) => name.startsWith('pushed-'));
  return {
    ends,
    pushed: new Map(pushed.map((name) => [name, readFileSync(`${kept}/${name}`, 'utf8')])),
    asked: readFileSync(`${kept}/asked`, 'utf8'),
  };
}

it('a release lies in a second registry as well, where one is named: the very same image', () => {
  const workflow = readFileSync(`${root}.github/workflows/release.yml`, 'utf8');
  expect(workflow).toMatch(
    /name: the same image in a second registry\n +if: vars\.MIRROR_IMAGE != ''/,
  );
  const { ends, pushed, asked } = releaseImage({
    ghcr: 'secret-ghcr.io',
    mirror: 'secret-images.example',
  });
  expect(ends).toEqual(['done', 'done']);
  expect([...pushed.keys()].toSorted()).toEqual([
    'pushed-ghcr.io_school_front:v1.2.3',
    'pushed-images.example_school_front:v1.2.3',
  ]);
  expect(new Set(pushed.values()).size).toBe(1);
  // Tokens are never arguments of a command, which a log could show.
  expect(asked).not.toContain('secret');
});

it('a registry that refuses the login fails the release, and gets nothing', () => {
  const { ends, pushed } = releaseImage({ ghcr: 'secret-ghcr.io', mirror: 'wrong' });
  expect(ends[0]).toBe('done');
  expect(ends[1]).toMatch(/^failed/);
  expect([...pushed.keys()]).toEqual(['pushed-ghcr.io_school_front:v1.2.3']);
});
