import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const guides = { en: read('deploy/README.md'), zh: read('deploy/README.zh-CN.md') };

/** Commands and files of a guide, to the letter. */
const blocksOf = (guide: string) =>
  Array.from(guide.matchAll(/^```(.*?)^```/gms), ([, block]) => block);

/** What each row of a guide's tables is about: the code in its first cell. */
const rowsOf = (guide: string) =>
  Array.from(guide.matchAll(/^\| ([^|]*`[^|]*)\|/gm), ([, cell = '']) =>
    Array.from(cell.matchAll(/`([^`]+)`/g), ([, code]) => code),
  );

const linksOf = (guide: string) =>
  Array.from(guide.matchAll(/\]\(([^)]+)\)/g), ([, target = '']) => target).filter(
    (target) => !target.startsWith('README'),
  );

const headingsOf = (guide: string) => guide.match(/^## /gm)?.length;

describe('the operator’s guide in Chinese', () => {
  it.each([
    ['commands', blocksOf],
    ['settings and addresses', rowsOf],
    ['links', linksOf],
    ['number of sections', headingsOf],
  ])('has the same %s as the English one', (_, of) => {
    expect(of(guides.en)).not.toEqual([]);
    expect(of(guides.zh)).toEqual(of(guides.en));
  });

  it('names scripts that there are', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = Array.from(guides.zh.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name);
    expect(named).toContain('prerender');
    for (const name of named) expect(scripts).toHaveProperty([name]);
  });
});

/**
 * Where each line of the guide's commands is run, or why no test can. A line without one fails: what stands in the guide is tried.
 */
const RUN_BY: readonly [line: RegExp, where: string][] = [
  [/^QINGHE_API_URL=\S+ QINGHE_SETTINGS=\S+ sh dist\/start\.sh$/, 'deploy/walk.test.ts'],
  [/^QINGHE_LISTEN=.* sh dist\/start\.sh/, 'deploy/tls.test.ts'],
  [/^npm ci && npm run bundle$/, 'deploy/image.test.ts'],
  [
    /^apt-get install nginx libnginx-mod-http-brotli-static gettext-base jq/,
    'deploy/image.test.ts',
  ],
  [/^npm ci && npm run bundle && sh dist\/release\.sh/, 'deploy/upgrade.test.ts'],
  [/^sh \/opt\/qinghe\/releases\/.*\/release\.sh/, 'deploy/upgrade.test.ts'],
  [/^npm run prerender -- --site/, 'deploy/upgrade.test.ts'],
  [/^npm run sitemap -- --site/, 'scripts/lib/sitemap.test.ts'],
  [/^cp deploy\/qinghe\.service/, 'deploy/release.test.ts'],
  // Docker and systemd are not there; compose.yml and the unit are read instead.
  [/docker compose up/, 'deploy/image.test.ts'],
  [/^export QINGHE_SCHOOL=/, 'deploy/image.test.ts'],
  [/^echo QINGHE_API_URL=.* >\/etc\/qinghe\/environment$/, 'deploy/release.test.ts'],
  [/^systemctl enable --now qinghe$/, 'deploy/release.test.ts'],
];

it('every command of the guide is run by a test, or what stands for it', () => {
  const lines = Array.from(guides.en.matchAll(/^```sh\n(.*?)^```/gms), ([, block = '']) => block)
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''))
    .filter(Boolean);
  expect(lines.length).toBeGreaterThan(12);
  expect(lines.filter((line) => !RUN_BY.some(([known]) => known.test(line)))).toEqual([]);
  for (const [known, where] of RUN_BY) {
    expect(lines.some((line) => known.test(line))).toBe(true);
    expect(read(where)).not.toBe('');
  }
});
