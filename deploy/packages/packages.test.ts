import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
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
  description: string;
  keywords: readonly string[];
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** The oldest versions of an application's own dependencies that the packages allow. */
const OLDEST = {
  react: '18.3.0',
  'react-dom': '18.3.0',
  'react-router-dom': '6.28.0',
  swr: '2.2.0',
  valtio: '2.1.0',
};

/** The version of Next.js whose server components are tested. */
const NEXT = '16.4.6';

let folder = '';
/** Folders of an application with the newest dependencies that the packages allow, and of one with the oldest. */
let app = '';
let oldApp = '';

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'packages', name, 'package.json'), 'utf8'));

/** Runs a command and returns its output; throws it if the command fails. */
function run(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): string {
  const options = { cwd, encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}

/** Returns the workspace's versions of packages that an application brings itself. */
function versionsOf(names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => {
      const file = path.join(root, 'node_modules', name, 'package.json');
      const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
      return [name, version];
    }),
  );
}

const tarball = (name: string) => `file:../packages/qinghe-${name}-${manifestOf(name).version}.tgz`;

/** Creates an application that installs our packages along with others; returns its folder. */
function install(
  name: string,
  {
    names = NAMES,
    ...others
  }: { names?: readonly string[]; dependencies: object; devDependencies?: object },
): string {
  const dir = path.join(folder, name);
  mkdirSync(dir);
  writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      ...others,
      dependencies: {
        ...others.dependencies,
        ...Object.fromEntries(names.map((own) => [`@qinghe/${own}`, tarball(own)])),
      },
    }),
  );
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'], dir);
  return dir;
}

/** Returns the example of a package's README, with `url` as the address of the school. */
function exampleOf(name: string, url = 'https://school.example', kind = 'tsx?'): string {
  const text = readFileSync(path.join(folder, 'packages', name, 'README.md'), 'utf8');
  const [, code = ''] = new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\``, 'ms').exec(text) ?? [];
  expect(code).not.toBe('');
  return code.replaceAll('https://school.example', url);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'qinghe-packages-'));
  run(process.execPath, [`${root}scripts/pack.mjs`, path.join(folder, 'packages')], root);
  const peers = new Set(NAMES.flatMap((name) => Object.keys(manifestOf(name).peerDependencies)));
  peers.delete('msw');
  const tools = versionsOf(['vite', 'typescript', '@types/react', '@types/react-dom']);
  // The examples of the documentation import icons from it.
  peers.add('lucide-react');
  app = install('app', { dependencies: versionsOf([...peers]), devDependencies: tools });
  oldApp = install('old', {
    dependencies: { ...versionsOf([...peers]), ...OLDEST },
    devDependencies: { ...tools, '@types/react': '18.3.0', '@types/react-dom': '18.3.0' },
  });
  for (const dir of [app, oldApp])
    cpSync(path.join(root, 'deploy/packages/consumer'), dir, { recursive: true });
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
  expect(
    ranges.filter((range) => !/^\^?\d+\.\d+\.\d+( \|\| \^\d+\.\d+\.\d+)?$/.test(range)),
  ).toEqual([]);
  const peers = Object.entries(manifest.peerDependencies);
  const least = peers.map(([peer, range]) => [peer, /\d[\d.]*/.exec(range)?.[0]]);
  expect(Object.fromEntries(least)).toMatchObject(
    Object.fromEntries(
      Object.entries(OLDEST).filter(([peer]) => peer in manifest.peerDependencies),
    ),
  );
});

it.each(NAMES)('%s says what it is, what has changed and what it exports', (name) => {
  const { description, keywords } = manifestOf(name);
  expect(description).toMatch(/^.{60,200}\.$/);
  expect(keywords.length).toBeGreaterThan(5);
  const read = (file: string) =>
    readFileSync(path.join(app, 'node_modules/@qinghe', name, file), 'utf8');
  expect(read('CHANGELOG.md')).toMatch(/^# @qinghe\/\w+\n\n## /);
  expect(read('docs/index-reference.md')).toContain('reference-');
});

it('pages on themes, names of props and every export come with the components', () => {
  const docs = path.join(app, 'node_modules/@qinghe/ui/docs');
  const read = (file: string) => readFileSync(path.join(docs, file), 'utf8');
  expect(read('foundations-theming--docs.md')).toContain('"color"');
  expect(read('reference-components-Dialog.md')).toContain('isOpen: boolean');
  expect(read('foundations-props--docs.md')).toContain('`isOpen`');
});

it('a Button installs under 20 MB with React, and asks for nothing that it does not show', () => {
  const dir = install('button', {
    names: ['ui'],
    dependencies: versionsOf(['react', 'react-dom']),
  });
  const modules = path.join(dir, 'node_modules');
  const bytes = readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
  expect(bytes, `${bytes} bytes`).toBeLessThan(20e6);
  writeFileSync(
    path.join(dir, 'show.mjs'),
    `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '@qinghe/ui/components/Button';
console.log(renderToString(createElement(Button, null, '报名')));
`,
  );
  expect(run(process.execPath, ['show.mjs'], dir)).toMatch(/<button[^>]*>报名<\/button>/);
  // Styles passed by `css` come last in the button's only class.
  writeFileSync(
    path.join(dir, 'styled.mjs'),
    `import { renderToString } from 'react-dom/server';
import { css } from '@qinghe/ui/emotion';
import { jsx } from '@qinghe/ui/emotion/jsx-runtime';
import { Button } from '@qinghe/ui/components/Button';
console.log(renderToString(jsx(Button, { css: css({ color: 'red' }), children: '报名' })));
`,
  );
  expect(run(process.execPath, ['styled.mjs'], dir)).toMatch(
    /;color:red;}.*<button[^>]* class="css-\w+">报名<\/button>/,
  );
});

/**
 * Modules that cannot run here: those that need msw, those that only a build of ours puts in, and those that only browsers load
 * late.
 */
const ELSEWHERE = /\bmocks\b|\.prerender\.|RichContent\/pipeline\/(?:clean|maths|sanitize)\.js$/;

it.each(['newest', 'oldest'])('every module runs in Node without a bundler: %s', (age) => {
  const dir = age === 'newest' ? app : oldApp;
  // React 18 cannot prerender pages.
  const isElsewhere = (file: string) =>
    ELSEWHERE.test(file) || (age === 'oldest' && file.includes('shell/Prerender/'));
  const modules = NAMES.flatMap((name) => {
    const dist = path.join(dir, 'node_modules/@qinghe', name, 'dist');
    return readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !isElsewhere(file))
      .map((file) => path.join(dist, file));
  });
  expect(modules.length).toBeGreaterThan(700);
  writeFileSync(
    path.join(dir, 'load.mjs'),
    `const failed = [];
for (const file of ${JSON.stringify(modules)})
  await import(file).catch((error) => failed.push(file + ': ' + error.message));
console.log(failed.join('\\n') || 'all');
process.exit(0);
`,
  );
  expect(run(process.execPath, ['load.mjs'], dir).trim()).toBe('all');
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

/** Returns the snippets of the documentation, each with the ID of its story. */
function readSnippets(): [id: string, code: string][] {
  const file = path.join(folder, 'packages/snippets.json');
  const snippets: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(snippets);
}

/** Returns the name of the component that a snippet shows: the last one that it declares. */
const shownIn = (code: string) =>
  Array.from(
    code.matchAll(/^(?:const|function) (\w+)(?: = .*)?[({]/gm),
    ([, name = '']) => name,
  ).at(-1) ?? '';

/** Writes the snippets into the application; returns their folder. */
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

/** Yields pseudo-random numbers between 0 and 1, which are the same for one seed. */
function* drawFrom(seed: number) {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** A video that stories of a failing player request, and that does not exist. */
const GONE = '/demo/media/gone.mp4';

/** Number of snippets that are picked at random. */
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

/** Starts a browser; returns it, a function that opens pages in it, and the errors of these pages. */
async function openBrowser() {
  const { executablePath, args, env } = resolveBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args,
    env: { ...process.env, ...env },
  });
  const problems: string[] = [];
  const open = async () => {
    const page = await browser.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    return page;
  };
  return { browser, open, problems };
}

let schools = 0;

/** Builds and starts the demo school. */
async function startSchool() {
  schools += 1;
  const command = ['run', 'build', '--filter=@qinghe/demo-server', '--output-logs=errors-only'];
  run(path.join(root, 'node_modules/.bin/turbo'), command, root);
  return startServer(`${root}apps/demo-server/dist/main.js`, [], {
    PORT: '0',
    HOST: '127.0.0.1',
    QINGHE_DATA: path.join(folder, `school-${schools}.json`),
    QINGHE_API_URL: '',
  });
}

const OTHER_COURSE = '另一所学校的课';

/** Starts another school, which has a single course. */
async function startOtherSchool() {
  const server = createServer((_, res) => {
    res
      .setHeader('access-control-allow-origin', '*')
      .setHeader('access-control-allow-headers', '*');
    const data = { total: 1, data: [{ id: 7, title: OTHER_COURSE }] };
    res.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 0, data }));
  });
  return { url: await listen(server), close: () => server.close() };
}

/** Logs in by the login dialog that is open. */
async function logIn(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '密码登录' }).click();
  await dialog.getByLabel('手机号').fill('13800000001');
  await dialog.getByLabel('密码', { exact: true }).fill('qinghe123');
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
}

it.each(['newest', 'oldest'])(
  'another application builds with them, shows two schools and signs a member in: %s',
  async (age) => {
    const dir = age === 'newest' ? app : oldApp;
    run(path.join(dir, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], dir);
    const school = await startSchool();
    const other = await startOtherSchool();
    const files = sirv(path.join(dir, 'dist'), { single: true });
    const server = createServer((req, res) => {
      if (req.url !== '/env.js') files(req, res);
      else
        res
          .setHeader('content-type', 'text/javascript')
          .end(`window.__QINGHE__ = { apiUrl: '${school.url}' };`);
    });
    const url = await listen(server);
    const { browser, open, problems } = await openBrowser();
    try {
      const page = await open();
      await page.goto(`${url}/?other=${other.url}`);
      await page.getByRole('list').nth(0).getByRole('listitem').nth(2).waitFor();
      await page.locator('.katex').waitFor();
      const others = page.getByRole('region', { name: '另一所学校' });
      expect(await others.getByRole('listitem').allTextContents()).toEqual([OTHER_COURSE]);
      await page.getByRole('button', { name: '去登录' }).click();
      await logIn(page);
      await page.getByText('登录好了').waitFor();
      expect(await page.evaluate(() => localStorage.getItem('meedu-user-token'))).not.toBeNull();
    } finally {
      await browser.close();
      await school.stop();
      server.close();
      other.close();
    }
    expect(problems).toEqual([]);
  },
);

it.each(['newest', 'oldest'])('the README’s example runs as it is printed: %s', async (age) => {
  const dir = age === 'newest' ? app : oldApp;
  const school = await startSchool();
  writeFileSync(path.join(dir, 'src/readme.tsx'), exampleOf('features', school.url));
  writeFileSync(
    path.join(dir, 'readme.html'),
    '<!doctype html><html lang="zh-CN"><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/readme.tsx"></script></html>',
  );
  writeFileSync(
    path.join(dir, 'vite.readme.mjs'),
    "export default { build: { outDir: 'dist-readme', rollupOptions: { input: 'readme.html' } } };",
  );
  run(path.join(dir, 'node_modules/.bin/tsc'), ['-p', '.'], dir);
  const build = ['build', '--logLevel', 'warn', '--config', 'vite.readme.mjs'];
  run(path.join(dir, 'node_modules/.bin/vite'), build, dir);
  const files = sirv(path.join(dir, 'dist-readme'), { single: 'readme.html' });
  const server = createServer((req, res) => files(req, res));
  const url = await listen(server);
  const { browser, open, problems } = await openBrowser();
  try {
    const page = await open();
    await page.goto(url);
    await page.getByRole('listitem').nth(3).waitFor();
    await page.getByRole('button', { name: '收藏' }).click();
    await page.getByText('已收藏').last().waitFor({ state: 'visible' });
    await page.getByRole('button', { name: '登录' }).click();
    // The school's config has loaded: it names the other ways to log in, and the agreements.
    await page.getByRole('dialog').getByRole('button', { name: '微信登录' }).waitFor();
    await logIn(page);
    await page.getByRole('heading', { name: '，欢迎回来' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '，欢迎回来' }).waitFor();
    await page.evaluate(() => Reflect.set(window, 'isStill', true));
    await page.getByRole('link', { name: '关于我们' }).click();
    await page.waitForURL('**/about');
    expect(await page.evaluate(() => Reflect.get(window, 'isStill'))).toBe(true);
  } finally {
    await browser.close();
    await school.stop();
    server.close();
  }
  expect(problems).toEqual([]);
});

it.each(['api', 'hooks', 'ui'] as const)('the example of %s’s README compiles', (name) => {
  const file = path.join(app, 'src', name === 'api' ? 'readmeApi.ts' : `readme-${name}.tsx`);
  writeFileSync(file, `${exampleOf(name)}export {};\n`);
  expect(run(path.join(app, 'node_modules/.bin/tsc'), ['-p', '.'], app)).toBe('');
});

it('a server component of Next shows a Button and asks a school', async () => {
  const school = await startSchool();
  const peers = versionsOf(Object.keys(OLDEST));
  const dir = install('next', { dependencies: { next: NEXT, ...peers } });
  mkdirSync(path.join(dir, 'app'));
  writeFileSync(path.join(dir, 'app/styles.jsx'), exampleOf('ui', undefined, 'jsx'));
  writeFileSync(
    path.join(dir, 'app/layout.jsx'),
    `import '@qinghe/ui/tokens.css';
import '@qinghe/ui/global.css';
import { Styles } from './styles';
export default function Layout({ children }) {
  return <html lang="zh-CN"><body><Styles>{children}</Styles></body></html>;
}
`,
  );
  writeFileSync(
    path.join(dir, 'app/page.jsx'),
    `import { createClient } from '@qinghe/api/client';
import { getCourses } from '@qinghe/api/resources/courses';
import { Button } from '@qinghe/ui/components/Button';
import { Logo } from '@qinghe/ui/components/Logo';
export const dynamic = 'force-dynamic';
const client = createClient({
  baseUrl: () => '${school.url}',
  getToken: () => null,
  onUnauthorized: () => undefined,
});
export default async function Page() {
  const { items } = await client.send(getCourses, { page: 1, page_size: 3 });
  return (
    <main>
      <Logo />
      <Button>报名</Button>
      <ul>{items.map(({ id, title }) => <li key={id}>{title}</li>)}</ul>
    </main>
  );
}
`,
  );
  const next = path.join(dir, 'node_modules/.bin/next');
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  run(next, ['build'], dir, quiet);
  const server = createServer();
  const port = Number(new URL(await listen(server)).port);
  await new Promise((resolve) => server.close(resolve));
  const child = spawn(next, ['start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: dir,
    env: { ...process.env, ...quiet },
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const { browser, open, problems } = await openBrowser();
  try {
    const ask = () =>
      fetch(url).then(
        (reply) => reply.text(),
        () => '',
      );
    await expect.poll(ask, { timeout: 30_000, interval: 200 }).toContain('报名</button>');
    expect(await ask()).toMatch(/<li>[^<]+<\/li>/);
    const page = await open();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: '报名' }).click();
  } finally {
    await browser.close();
    process.kill(-(child.pid ?? 0));
    await school.stop();
  }
  expect(problems.filter((problem) => !/favicon|404/.test(problem))).toEqual([]);
});
