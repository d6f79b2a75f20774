// npm run sitemap -- --site URL [--api URL] [--out DIR]: writes sitemap.xml of a school's public pages, and names it in
// robots.txt. --api is where the API is, if the site does not pass it on. DIR is `prerendered` in the folder that nginx
// serves; dist/site/prerendered without it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/run.mjs';
import { siteCommand } from './lib/siteCommand.mjs';
import { schoolPagePaths, settingsOf } from './lib/siteSettings.mjs';
import { publicPaths, sitemap, SITEMAP_FILES } from './lib/sitemap.mjs';

async function load(url) {
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.json();
}

const command = {
  usage: 'npm run sitemap -- --site https://www.example.com [--api URL] [--out DIR]',
  addresses: ['site', 'api'],
  out: path.join(root, 'dist/site/prerendered'),
};

await siteCommand(command, async ({ site, api = site, out }) => {
  // The site need not be there yet where the API has an address of its own.
  const settings = await settingsOf(site).catch(() => ({}));
  const paths = [...(await publicPaths(api, load)), ...schoolPagePaths(settings)];
  const robots = readFileSync(path.join(root, 'apps/web/public/robots.txt'), 'utf8');
  const texts = [sitemap(site, paths), `${robots}\nSitemap: ${site}/sitemap.xml\n`];
  mkdirSync(out, { recursive: true });
  for (const [index, name] of SITEMAP_FILES.entries())
    writeFileSync(path.join(out, name), texts[index]);
  return `${paths.length} pages in ${path.join(out, 'sitemap.xml')}`;
});
