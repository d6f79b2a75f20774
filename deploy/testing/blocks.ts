import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The documents whose commands are run. */
export const DOCUMENTS: readonly string[] = [
  'README.md',
  'README.zh-CN.md',
  'CONTRIBUTING.md',
  'docs/Contributing.mdx',
  'deploy/README.md',
  'deploy/README.zh-CN.md',
];

/** How a command of a document is tested. */
export type Way =
  /** It must end with exit code 0. */
  | 'ends'
  /** It keeps running; its server must answer at this address, and is then stopped. */
  | { answers: 'demo' | 'storybook' | 'nginx' }
  /** It is not run, for this reason. */
  | { isLeftOut: string };

/** How each command of the documents is tested, by a pattern. A command that matches none fails the test. */
export const WAYS: readonly [command: RegExp, way: Way][] = [
  [/^npm start$/, { answers: 'demo' }],
  [/^QINGHE_API_URL=\S+ npm start$/, { answers: 'demo' }],
  [/^npm run storybook$/, { answers: 'storybook' }],
  [/^npm test$/, { isLeftOut: 'it is what CI does with every change, and runs the tests' }],
  [/^npm run new:component -- \w+(?: --pattern)?$/, 'ends'],
  [/^npm run compat -- --api /, 'ends'],
  [/^(?:QINGHE_PORT=\S+ QINGHE_FRONT=\S+ )?QINGHE_API_URL=\S+ docker compose up -d$/, 'ends'],
  [/^apt-get install [\w -]+$/, 'ends'],
  [/^npm ci && npm run bundle$/, 'ends'],
  [/^QINGHE_\S+ QINGHE_\S+ (?:QINGHE_\S+ )?sh dist\/start\.sh$/, { answers: 'nginx' }],
  [/^npm run prerender -- --site \S+(?: --out \S+)?$/, 'ends'],
  [/^npm run sitemap -- --site \S+$/, 'ends'],
  [/^export QINGHE_SCHOOL=\S+$/, 'ends'],
  [/^git pull && QINGHE_VERSION=\$\(.*\) docker compose up -d --build$/, 'ends'],
  [/^QINGHE_VERSION=\S+ docker compose up -d$/, 'ends'],
  [/^npm ci && npm run bundle && sh dist\/release\.sh \S+$/, 'ends'],
  [/^cp deploy\/qinghe\.service \S+$/, 'ends'],
  [/^echo QINGHE_API_URL=\S+ >\S+$/, 'ends'],
  [/^systemctl enable --now qinghe$/, 'ends'],
  [/^sh \S+\/release\.sh \S+$/, 'ends'],
];

/** Returns the commands of a document's shell blocks unchanged, without the comments behind them. */
export function commandsOf(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return Array.from(text.matchAll(/^ *```(?:sh|bash|shell|console)\n(.*?)^ *```/gms))
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter(Boolean);
}

/** Returns how a command is tested; undefined if no pattern matches. */
export const wayOf = (command: string): Way | undefined =>
  WAYS.find(([known]) => known.test(command))?.[1];
