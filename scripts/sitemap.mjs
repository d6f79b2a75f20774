// npm run sitemap -- --site URL [--api URL] [--rate N] [--out DIR]: writes sitemap.xml of a school's public pages, and a
// robots.txt that names it. --api is the URL of the API, if the site does not proxy it. --rate is the most calls a minute, 0
// for no limit. DIR is `prerendered` in the folder that nginx serves, by default dist/site/prerendered. When a list cannot be
// read, the existing files are kept.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCalls } from './lib/calls.mjs';
import { root } from './lib/run.mjs';
import { siteCommand } from './lib/siteCommand.mjs';
import { schoolPagePaths, settingsOf } from './lib/siteSettings.mjs';
import { publicPaths, sitemap, SITEMAP_FILES } from './lib/sitemap.mjs';

const command = {
  usage: 'npm run sitemap -- --site https://www.example.com [--api URL] [--rate N] [--out DIR]',
  addresses: ['site', 'api'],
  out: path.join(root, 'dist/site/prerendered'),
};

await siteCommand(command, async ({ site, api = site, out, rate }) => {
  const calls = createCalls({ rate });
  const dates = new Map();
  // With a separate API the site itself need not be running yet.
  const settings = await settingsOf(site).catch(() => ({}));
  const listed = await publicPaths(
    api,
    (url) => calls.json(url),
    (path, day) => dates.set(path, day),
  );
  const paths = [...listed, ...schoolPagePaths(settings)];
  const robots = readFileSync(path.join(root, 'apps/web/public/robots.txt'), 'utf8');
  const texts = [sitemap(site, paths, dates), `${robots}\nSitemap: ${site}/sitemap.xml\n`];
  mkdirSync(out, { recursive: true });
  for (const [index, name] of SITEMAP_FILES.entries())
    writeFileSync(path.join(out, name), texts[index]);
  return `${paths.length} pages in ${path.join(out, 'sitemap.xml')}`;
});
