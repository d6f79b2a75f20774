// npm run sitemap -- --api URL --site URL [--out DIR]: writes sitemap.xml of a school's public pages, and names it in
// robots.txt. DIR is the folder that the desktop site is served from; apps/web/dist without it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/run.mjs';
import { publicPaths, sitemap } from './lib/sitemap.mjs';

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    site: { type: 'string' },
    out: { type: 'string', default: path.join(root, 'apps/web/dist') },
  },
});
const { api, site, out } = values;
if (!api || !site) {
  console.error('npm run sitemap -- --api https://api.example.com --site https://www.example.com');
  process.exit(1);
}
const plain = (url) => new URL(url).href.replace(/\/+$/, '');

async function load(url) {
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.json();
}

const paths = await publicPaths(plain(api), load);
writeFileSync(path.join(out, 'sitemap.xml'), sitemap(plain(site), paths));
const robots = readFileSync(path.join(root, 'apps/web/public/robots.txt'), 'utf8');
writeFileSync(path.join(out, 'robots.txt'), `${robots}\nSitemap: ${plain(site)}/sitemap.xml\n`);
console.log(`${paths.length} pages in ${path.join(out, 'sitemap.xml')}`);
