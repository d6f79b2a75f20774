// Needs no Docker: runs the steps of the Dockerfile one after the other in clean folders, as Docker would. By day the installed
// packages stand in for `npm ci`; at night (QINGHE_NIGHTLY) that step is run as well, from the lock file.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { copyGiven, linkLibraries } from './testing/context.ts';
import { freePort } from './testing/nginx.ts';
import { startEchoSchool } from './testing/school.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWhole = Boolean(process.env['QINGHE_NIGHTLY']);
/** User and group ID of the image. */
const USER = 10_001;

const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-image-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

/** The instructions of a Dockerfile, with the lines of each joined. */
const steps = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [name = '', ...words] = line.split(' ');
    return { name, text: words.join(' ') };
  });

/** Runs a command of a step; paths of the image are moved into the folder of its stage. */
function runStep(command: string, stage: string, cwd: string) {
  if (command.includes('npm ci') && !isWhole) {
    linkLibraries(cwd);
    return;
  }
  const installed = /apt-get install \S+ \S+ (.+?) &&/.exec(command)?.[1]?.split(' ');
  if (installed) {
    // The packages that the image installs must be those of this machine, since the tests of start.sh run with them.
    for (const name of installed) {
      const { stdout } = spawnSync('dpkg-query', ['-W', '-f=${Status}', name], {
        encoding: 'utf8',
      });
      expect([name, stdout]).toEqual([name, 'install ok installed']);
    }
    return;
  }
  const here = command
    .replace(/^--mount=\S+ /, '')
    .replace(/(^|\s)\/(run|opt)\//g, `$1${stage}/$2/`);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', here], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' },
  });
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
}

/** Runs all steps; returns the folder of the last stage, and the instructions that say how the image is run. */
function build() {
  const stages = new Map<string, string>();
  const setup = new Map<string, string>();
  let stage = '';
  let cwd = '';
  for (const { name, text } of steps) {
    if (name === 'FROM') {
      stage = path.join(folder, text.split(' AS ')[1] ?? 'image');
      stages.set(path.basename(stage), stage);
      cwd = stage;
      mkdirSync(stage);
    } else if (name === 'WORKDIR') {
      cwd = path.join(stage, text);
      mkdirSync(cwd, { recursive: true });
    } else if (name === 'COPY') {
      const [first = '', ...rest] = text.split(' ');
      const from = /^--from=(\w+)$/.exec(first)?.[1];
      const names = from ? rest : [first, ...rest];
      const to = names.pop() ?? '';
      const target = to.startsWith('/') ? path.join(stage, to) : `${cwd}/${to}`;
      for (const source of names)
        if (!from) copyGiven(source, target);
        // The Node.js that runs this test stands in for that of the image.
        else if (!source.endsWith('/node'))
          cpSync(path.join(stages.get(from) ?? '', source), target, { recursive: true });
    } else if (name === 'RUN') runStep(text, stage, cwd);
    else if (name !== 'ARG') setup.set(name, text);
  }
  return { image: stage, setup };
}

it(
  'the steps of the Dockerfile make an image that starts as its user, and finds itself healthy',
  async () => {
    const { image, setup } = build();
    const inImage = (text: string): string[] => {
      const words: unknown = JSON.parse(text);
      return Array.isArray(words)
        ? words.map((word) => String(word).replace(/^\/opt\//, `${image}/opt/`))
        : [];
    };
    const school = await startEchoSchool();
    const listen = `127.0.0.1:${await freePort()}`;
    const run = path.join(image, 'run/qinghe');
    mkdirSync(run, { recursive: true });
    const asUser = process.getuid?.() === 0 ? { uid: USER, gid: USER } : {};
    if (process.getuid?.() === 0) chownSync(run, USER, USER);
    const env = {
      PATH: process.env['PATH'] ?? '',
      QINGHE_RUN: run,
      QINGHE_LISTEN: listen,
      QINGHE_API_URL: school.url,
      QINGHE_ACCESS_LOG: path.join(run, 'access.log'),
    };
    const [shell = '', ...words] = inImage(setup.get('ENTRYPOINT') ?? '');
    const server = spawn(shell, words, { env, stdio: 'pipe', ...asUser });
    let output = '';
    server.stderr.on('data', (chunk) => (output += String(chunk)));
    const check = inImage(/CMD (\[.*\])$/.exec(setup.get('HEALTHCHECK') ?? '')?.[1] ?? '[]');
    const isHealthy = () => spawnSync(check[0] ?? '', check.slice(1), { env, ...asUser }).status;
    try {
      await expect.poll(isHealthy, { timeout: 20_000, interval: 200 }).toBe(0);
      const page = await (await fetch(`http://${listen}/h5/courses`)).text();
      expect(page).toContain('<title>网校</title>');
      expect((await fetch(`http://${listen}/api/v2/x`)).status).toBe(200);
      expect(setup.get('USER')).toBe(`${USER}:${USER}`);
    } catch (error) {
      throw new Error(output, { cause: error });
    } finally {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill(setup.get('STOPSIGNAL') === 'SIGQUIT' ? 'SIGQUIT' : 'SIGTERM');
      await ended;
      school.server.close();
    }
    expect(isHealthy()).not.toBe(0);
  },
  isWhole ? 600_000 : 180_000,
);

it('compose hands on every variable that an operator sets from outside, and mounts all that is the school’s', () => {
  const compose = readFileSync(path.join(root, 'compose.yml'), 'utf8');
  const guide = readFileSync(path.join(root, 'deploy/README.md'), 'utf8');
  for (const name of ['QINGHE_API_URL', 'QINGHE_H5_URL', 'QINGHE_FRONT'])
    expect(compose).toContain(`${name}: \${${name}:-}`);
  for (const [, name] of compose.matchAll(/\$\{(QINGHE_\w+)/g))
    expect(guide).toContain(`\`${name}\``);
  for (const name of ['settings.json', 'files', 'pages', 'prerendered'])
    expect(compose).toContain(`\${QINGHE_SCHOOL:-./deploy}/${name}:`);
  expect(compose).toContain('host.docker.internal:host-gateway');
  expect(compose).toContain('max-size');
});
