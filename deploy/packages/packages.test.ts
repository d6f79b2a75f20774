import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveBrowser } from '../../scripts/lib/browser.mjs';
import { startServer } from '../../scripts/lib/process.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NAMES = ['api', 'hooks', 'ui', 'features'] as const;

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

let folder = '';
let app = '';

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'packages', name, 'package.json'), 'utf8'));

/** Fails with what a command printed. */
function run(command: string, args: string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
}

/** The versions that the workspace has of what an application brings. */
function versionsOf(names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => {
      const file = path.join(root, 'node_modules', name, 'package.json');
      const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
      return [name, version];
    }),
  );
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'qinghe-packages-'));
  run(process.execPath, [`${root}scripts/pack.mjs`, path.join(folder, 'packages')], root);
  app = path.join(folder, 'app');
  mkdirSync(app);
  cpSync(path.join(root, 'deploy/packages/consumer'), app, { recursive: true });
  const tarball = (name: string) =>
    `file:../packages/qinghe-${name}-${manifestOf(name).version}.tgz`;
  const peers = NAMES.flatMap((name) => Object.keys(manifestOf(name).peerDependencies));
  writeFileSync(
    path.join(app, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        ...versionsOf([...new Set(peers)].filter((peer) => peer !== 'msw')),
        ...Object.fromEntries(NAMES.map((name) => [`@qinghe/${name}`, tarball(name)])),
      },
      devDependencies: versionsOf(['vite', 'typescript', '@types/react', '@types/react-dom']),
    }),
  );
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'], app);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(NAMES)('the tarball of %s holds what it exports, and no tests', (name) => {
  const installed = path.join(app, 'node_modules/@qinghe', name);
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(?:test|stories)\.|\/testing\/|\.mdx$/.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
  const folded = files.map((file) => file.toLowerCase());
  expect(folded.filter((file, index) => folded.indexOf(file) !== index)).toEqual([]);
  const manifest = manifestOf(name);
  expect(manifest.private).toBeUndefined();
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : [target.types, target.default],
  );
  for (const target of targets) {
    const pattern = new RegExp(
      `^${target.replace('./', '').replace(/\./g, '\\.').replace('*', '[^/]+')}$`,
    );
    expect([target, files.some((file) => pattern.test(file))]).toEqual([target, true]);
  }
  const ranges = Object.values({ ...manifest.dependencies, ...manifest.peerDependencies });
  expect(ranges.filter((range) => !/^\^?\d+\.\d+\.\d+$/.test(range))).toEqual([]);
});

it('types of every export are right in a strict application', () => {
  const specifiers = NAMES.flatMap((name) =>
    Object.entries(manifestOf(name).exports).flatMap(([entry, target]) => {
      if (typeof target === 'string') return [];
      const [before = '', after = ''] = target.types.split('*');
      const dir = path.join(app, 'node_modules/@qinghe', name, path.dirname(`${before}x`));
      if (!target.types.includes('*')) return [`@qinghe/${name}${entry.slice(1)}`];
      return readdirSync(dir)
        .map((file) => (after.startsWith('/') ? file : file.replace(after, '')))
        .filter((part) => existsSync(path.join(dir, part + after)))
        .map((part) => `@qinghe/${name}${entry.slice(1).replace('*', part)}`);
    }),
  ).filter((specifier) => !specifier.includes('/mocks'));
  expect(specifiers.length).toBeGreaterThan(150);
  writeFileSync(
    path.join(app, 'src/all.ts'),
    specifiers.map((from, index) => `export * as _${index} from '${from}';\n`).join(''),
  );
  run(path.join(app, 'node_modules/.bin/tsc'), ['-p', '.'], app);
  rmSync(path.join(app, 'src/all.ts'));
});

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}

it('another application builds with them and signs a member in', async () => {
  run(path.join(app, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], app);
  execFileSync(path.join(root, 'node_modules/.bin/turbo'), [
    'run',
    'build',
    '--filter=@qinghe/demo-server',
    '--output-logs=errors-only',
  ]);
  const school = await startServer(`${root}apps/demo-server/dist/main.js`, [], {
    PORT: '0',
    HOST: '127.0.0.1',
    QINGHE_DATA: path.join(folder, 'school.json'),
    QINGHE_API_URL: '',
  });
  const files = sirv(path.join(app, 'dist'), { single: true });
  const server = createServer((req, res) => {
    if (req.url !== '/env.js') files(req, res);
    else
      res
        .setHeader('content-type', 'text/javascript')
        .end(`window.__QINGHE__ = { apiUrl: '${school.url}' };`);
  });
  const url = await listen(server);
  const { executablePath, args, env } = resolveBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args,
    env: { ...process.env, ...env },
  });
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(url);
    await page.locator('li').nth(2).waitFor();
    await page.locator('.katex').waitFor();
    await page.getByRole('button', { name: '去登录' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: '密码登录' }).click();
    await dialog.getByLabel('手机号').fill('13800000001');
    await dialog.getByLabel('密码', { exact: true }).fill('qinghe123');
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('登录好了').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('meedu-user-token'))).not.toBeNull();
  } finally {
    await browser.close();
    await school.stop();
    server.close();
  }
  expect(problems).toEqual([]);
});
