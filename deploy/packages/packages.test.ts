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

/** What stands in the documentation, by the id of its story. */
function readSnippets(): [id: string, code: string][] {
  const file = path.join(folder, 'packages/snippets.json');
  const snippets: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(snippets);
}

/** The component that a snippet is about: the last that it declares. */
const shownIn = (code: string) =>
  Array.from(
    code.matchAll(/^(?:const|function) (\w+)(?: = .*)?[({]/gm),
    ([, name = '']) => name,
  ).at(-1) ?? '';

/** Writes the snippets into the application, and answers its folder of them. */
function writeSnippets(): string {
  const to = path.join(app, 'snippets');
  mkdirSync(to, { recursive: true });
  for (const [id, code] of readSnippets())
    writeFileSync(path.join(to, `${id}.tsx`), `${code}\nexport const Shown = ${shownIn(code)};\n`);
  writeFileSync(
    path.join(to, 'tsconfig.json'),
    JSON.stringify({ extends: '../tsconfig.json', include: ['.'] }),
  );
  return to;
}

it('every snippet of the documentation compiles', () => {
  expect(readSnippets().length).toBeGreaterThan(240);
  run(path.join(app, 'node_modules/.bin/tsc'), ['-p', writeSnippets()], app);
});

it('the documentation comes with its package, in pages that lead to each other', () => {
  for (const name of NAMES) {
    const installed = path.join(app, 'node_modules/@qinghe', name);
    const pages = readdirSync(path.join(installed, 'docs'));
    expect(pages.length).toBeGreaterThan(5);
    const files = ['llms.txt', ...pages.map((page) => `docs/${page}`)];
    const lost = files.flatMap((file) => {
      const text = readFileSync(path.join(installed, file), 'utf8')
        .replace(/^```[\s\S]*?^```/gm, '')
        .replace(/`[^`\n]+`/g, '');
      return Array.from(text.matchAll(/\]\(([^)#]+)[^)]*\)/g), ([, href = '']) => href)
        .filter((href) => !/^https?:/.test(href))
        .filter((href) => !existsSync(path.join(installed, path.dirname(file), href)))
        .map((href) => `${file}: ${href}`);
    });
    expect(lost).toEqual([]);
  }
});

/** Numbers between 0 and 1 that are the same for one seed. */
function* drawFrom(seed: number) {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** A film that stories of a failing player ask for, to be told that it is not there. */
const GONE = '/demo/media/gone.mp4';

/** How many snippets are drawn. */
const DRAWN = 50;

it('fifty snippets drawn by a seed show something, and the console says nothing', async () => {
  const seed = Number(process.env['QINGHE_SEED'] ?? 20261120);
  writeSnippets();
  const ids = readSnippets().map(([id]) => id);
  const draw = drawFrom(seed);
  const drawn = Array.from({ length: DRAWN }, () => {
    const [id = ''] = ids.splice(Math.floor((draw.next().value ?? 0) * ids.length), 1);
    return id;
  });
  writeFileSync(
    path.join(app, 'snippets.html'),
    '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/snippets/main.tsx"></script>',
  );
  writeFileSync(
    path.join(app, 'snippets/main.tsx'),
    `import '@qinghe/ui/tokens.css';
import '@qinghe/ui/global.css';
import { createRoot } from 'react-dom/client';
const all = import.meta.glob<{ Shown: () => React.ReactNode }>('./*--*.tsx');
const id = new URLSearchParams(location.search).get('id');
const root = document.getElementById('root');
const load = all['./' + id + '.tsx'];
if (root && load)
  void load().then(({ Shown }) => {
    createRoot(root).render(<Shown />);
  });
`,
  );
  writeFileSync(
    path.join(app, 'vite.snippets.mjs'),
    "export default { build: { outDir: 'dist-snippets', rollupOptions: { input: 'snippets.html' } } };",
  );
  run(
    path.join(app, 'node_modules/.bin/vite'),
    ['build', '--logLevel', 'warn', '--config', 'vite.snippets.mjs'],
    app,
  );
  const files = sirv(path.join(app, 'dist-snippets'));
  const demo = sirv(path.join(root, 'packages/api/demo'));
  const server = createServer((req, res) => {
    if (!req.url?.startsWith('/demo/')) return files(req, res);
    req.url = req.url.replace('/demo', '');
    return demo(req, res);
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
    for (const id of drawn) {
      const page = await browser.newPage();
      page.on('pageerror', (error) => problems.push(`${id}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.location().url.endsWith(GONE))
          problems.push(`${id}: ${message.text()}`);
      });
      await page.goto(`${url}/snippets.html?id=${id}`, { waitUntil: 'networkidle' });
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  expect([seed, problems]).toEqual([seed, []]);
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
