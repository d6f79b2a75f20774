// Nightly: runs every command of the documents, unchanged and in its order, in a copy of the sources. Absolute paths are moved
// into a folder, and the addresses of a school and a site are those of servers here. What this machine cannot have (Docker,
// systemd, the remote repository, a package manager's rights) is replaced by a stand-in on PATH that records its calls.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../scripts/lib/process.mjs';
import { commandsOf, type Way, wayOf } from './testing/blocks.ts';
import { linkLibraries } from './testing/context.ts';
import { freePort, type Nginx, startNginx } from './testing/nginx.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isNight = Boolean(process.env['QINGHE_NIGHTLY']);

/** Names left out of the copy: the entries of .gitignore without a slash, and .git. */
const MADE = new Set(
  readFileSync(path.join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => !line.includes('/'))
    .concat('.git'),
);

let folder = '';
let copy = '';
let machine = '';
let school: ServerProcess;
let nginx: Nginx | undefined;
const ports = { demo: 0, nginx: 0, storybook: 6006 };

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

/** Puts a stand-in for a command on PATH, which records its arguments and variables and then runs `does`. */
function standIn(name: string, does = '') {
  const file = path.join(folder, 'bin', name);
  const given =
    "$(env | sed -n 's/^QINGHE_\\(API_URL\\|PORT\\|FRONT\\|VERSION\\|SCHOOL\\)=/\\1=/p' | sort | tr '\\n' ' ')";
  write(file, `#!/bin/sh\necho "${given}${name} $*" >>'${folder}/asked'\n${does}\n`);
  chmodSync(file, 0o755);
}

/** Returns the calls that the stand-ins have recorded since the last time. */
function readAsked(): string[] {
  const file = path.join(folder, 'asked');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(file);
  return lines.map((line) =>
    line
      .replaceAll(machine, '')
      .replaceAll(school.url, 'https://school.example')
      .replaceAll(`127.0.0.1:${ports.nginx}`, '127.0.0.1:8080'),
  );
}

const environment = () => ({
  PATH: `${folder}/bin:${process.env['PATH'] ?? ''}`,
  HOME: process.env['HOME'] ?? '',
  PORT: String(ports.demo),
  QINGHE_RUN: path.join(folder, 'run'),
  QINGHE_LISTEN: `127.0.0.1:${ports.nginx}`,
});

/** Replaces the examples in a command (addresses, paths, an account) by real ones. */
function fill(command: string): string {
  const releases = path.join(machine, 'opt/qinghe/releases');
  const [first = ''] = existsSync(releases) ? readdirSync(releases).toSorted() : [];
  return command
    .replaceAll(/[[\]]/g, '')
    .replace(/--account \S+/, '--account 13800000001:qinghe123')
    .replace(/--settings \S+/, '--settings deploy/settings.json')
    .replace(/--html \S+/, `--html ${folder}/report.html`)
    .replaceAll('https://school.example', school.url)
    .replaceAll('https://www.example.com', nginx?.url ?? '')
    .replaceAll('20261124-180000-0123456789ab', first)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${ports.nginx}`)
    .replaceAll(/(^|[\s=>])\/(opt|etc|srv)\//g, `$1${machine}/$2/`);
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    // The whole process group, so with all that it has started.
    process.kill(-(child.pid ?? 0), 'SIGTERM');
  });
}

/** Runs a command that does not end by itself, and stops it once its address answers. */
async function runUntilItAnswers(command: string, address: string) {
  const log = path.join(folder, 'said');
  // A file, since nginx opens /dev/stdout, which fails if that is a socket.
  const out = openSync(log, 'w');
  const child = spawn('sh', ['-c', command], {
    cwd: copy,
    env: environment(),
    detached: true,
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const isUp = async () => (await fetch(address).catch(() => null))?.ok === true;
  for (let tries = 0; tries < 600 && child.exitCode === null && !(await isUp()); tries += 1)
    // oxlint-disable-next-line no-await-in-loop
    await wait(200);
  const hasAnswered = await isUp();
  if (child.exitCode === null) await end(child);
  if (!hasAnswered) throw new Error(`${command}\n${readFileSync(log, 'utf8')}`);
}

const ADDRESSES = { demo: '/healthz', storybook: '/index.json', nginx: '/healthz' };

async function runCommand(command: string, way: Way, exported: string) {
  const text = `set -eu\n${exported}${fill(command)}`;
  if (way === 'ends') {
    const options = { cwd: copy, env: environment(), encoding: 'utf8', timeout: 400_000 } as const;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', text], options);
    if (status !== 0) throw new Error(`${command} ends with ${status}:\n${stdout}${stderr}`);
  } else if ('answers' in way) {
    const address = `http://127.0.0.1:${ports[way.answers]}${ADDRESSES[way.answers]}`;
    await runUntilItAnswers(text, address);
  }
}

/** Matches calls of the stand-ins for what this machine cannot have. */
const OF_OTHERS = /(?:^| )(?:docker|systemctl|apt-get|git pull|git rev-parse --short|npm ci)\b/;

/** Runs all commands of a document; returns the calls that the stand-ins have recorded. */
async function runAll(document: string) {
  let exported = '';
  for (const command of commandsOf(document)) {
    const way = wayOf(command) ?? { isLeftOut: 'nobody knows it' };
    // oxlint-disable-next-line no-await-in-loop
    await runCommand(command, way, exported);
    if (command.startsWith('export ')) exported += `${fill(command)}\n`;
    if (command.includes('npm run bundle') && !nginx)
      // oxlint-disable-next-line no-await-in-loop
      nginx = await startNginx(path.join(copy, 'dist'), {}, { QINGHE_API_URL: school.url });
    if (command.startsWith('systemctl enable')) {
      // Does what the systemd unit does: reads the variables from its file, and starts the release that the link `current` names.
      const text = readFileSync(path.join(machine, 'etc/qinghe/environment'), 'utf8');
      const [, name = '', value = ''] = /^(\w+)=(.*)$/m.exec(text) ?? [];
      // oxlint-disable-next-line no-await-in-loop
      await nginx?.stop();
      // oxlint-disable-next-line no-await-in-loop
      nginx = await startNginx(path.join(machine, 'opt/qinghe/current'), {}, { [name]: value });
    }
  }
  return readAsked();
}

beforeAll(async () => {
  if (!isNight) return;
  folder = mkdtempSync(path.join(tmpdir(), 'qinghe-blocks-'));
  chmodSync(folder, 0o755);
  copy = path.join(folder, 'sources');
  machine = path.join(folder, 'machine');
  for (const place of ['etc/qinghe', 'etc/systemd/system', 'opt', 'srv'])
    mkdirSync(path.join(machine, place), { recursive: true });
  cpSync(root, copy, { recursive: true, filter: (file) => !MADE.has(path.basename(file)) });
  linkLibraries(copy);
  const real = (name: string) =>
    spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
  standIn('docker');
  // Turborepo calls git as well.
  standIn(
    'git',
    `case "$*" in pull) ;; 'rev-parse --short HEAD') echo abc1234 ;; *) exec '${real('git')}' "$@" ;; esac`,
  );
  standIn('systemctl', '[ "$1" != --quiet ]');
  standIn('apt-get');
  // The installed packages stand in for `npm ci`, which the test of the image runs from the lock file.
  standIn('npm', `[ "$1" = ci ] || exec '${real('npm')}' "$@"`);
  ports.demo = await freePort();
  ports.nginx = await freePort();
  school = await startServer(`${root}apps/demo-server/dist/main.js`, [], {
    PORT: '0',
    HOST: '127.0.0.1',
    QINGHE_DATA: path.join(folder, 'school.json'),
    QINGHE_API_URL: '',
  });
}, 120_000);

afterAll(async () => {
  if (!isNight) return;
  await nginx?.stop();
  await school.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe('the commands of the documents', () => {
  it
    .skipIf(!isNight)
    .each(['README.md', 'README.zh-CN.md', 'CONTRIBUTING.md', 'docs/Contributing.mdx'])(
    'of %s do what they say',
    async (document) => {
      const asked = await runAll(document);
      expect(asked.filter((line) => OF_OTHERS.test(line))).toEqual([]);
    },
    600_000,
  );

  it.skipIf(!isNight)(
    'of deploy/README.md do what they say',
    async () => {
      const asked = await runAll('deploy/README.md');
      const INSTALL = 'apt-get install nginx libnginx-mod-http-brotli-static gettext-base jq';
      const SCHOOL = 'SCHOOL=/srv/school';
      expect(asked.filter((line) => OF_OTHERS.test(line))).toEqual([
        'API_URL=https://school.example docker compose up -d',
        INSTALL,
        'npm ci',
        'API_URL=https://school.example FRONT=172.16.0.0/12 PORT=127.0.0.1:8080 docker compose up -d',
        `${SCHOOL} git pull`,
        `${SCHOOL} git rev-parse --short HEAD`,
        `${SCHOOL} VERSION=abc1234 docker compose up -d --build`,
        `${SCHOOL} VERSION=abc1234 docker compose up -d`,
        `${SCHOOL} npm ci`,
        `${SCHOOL} systemctl --quiet is-active qinghe`,
        `${SCHOOL} systemctl enable --now qinghe`,
        `${SCHOOL} systemctl --quiet is-active qinghe`,
      ]);
      // The packages to be installed must be those of this machine, since everything else has run with them.
      for (const name of INSTALL.split(' ').slice(2)) {
        const { stdout } = spawnSync('dpkg-query', ['-W', '-f=${Status}', name], {
          encoding: 'utf8',
        });
        expect([name, stdout]).toEqual([name, 'install ok installed']);
      }
      const build = readFileSync(path.join(copy, 'dist/build.txt'), 'utf8').trim();
      for (const place of [`${copy}/dist/site/prerendered`, `${machine}/opt/qinghe/prerendered`])
        expect(existsSync(`${place}/${build}/courses/index.html`)).toBe(true);
    },
    900_000,
  );
});
