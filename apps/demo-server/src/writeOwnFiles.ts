// node own-files.mjs SETTINGS SITE DIR FILES PAGES, run by start.sh: writes the files that a site serves with the school's name,
// icon and settings into the folder DIR/own, and nginx's configuration for them and for the school's files in the folder FILES
// into DIR. PAGES is the folder of the pages that the school has written.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isAddonPath, parseAddons, parseScripts } from '@qinghe/hooks/env';
import { COMMON_HEADERS, scriptSources } from './headers.ts';
import { keyCookie, KEY_NAME, maintenanceOf } from './maintenance.ts';
import { ownFiles } from './ownFiles.ts';
import { listSchoolFiles } from './schoolFiles.ts';
import { readSchoolPages } from './schoolPages.ts';
import { named, UNNAMED, type SiteSettings } from './siteSettings.ts';
import { startRemarks } from './startRemarks.ts';

const [file = '', site = '', dir = '', school = '', written = ''] = process.argv.slice(2);
const given: SiteSettings = JSON.parse(readFileSync(file, 'utf8'));
const settings = named(given);
const { pages } = readSchoolPages(written);
const { files, hidden, leads, page } = ownFiles(settings, pages);
const schoolFiles = listSchoolFiles(school);
const { maintenance } = maintenanceOf(settings);
const own = path.join(dir, 'own');
const contents = new Map(files);
if (page)
  for (const name of ['index.html', 'h5/index.html'])
    contents.set(name, page(readFileSync(path.join(site, name), 'utf8')));
for (const [name, content] of contents) {
  const target = path.join(own, name);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${target}.br`, brotliCompressSync(content));
}
const line = (name: string, value: string) => `${name} "${value}";\n`;
const roots = new Map([...contents.keys(), ...hidden].map((name) => [`/${name}`, own]));
for (const name of schoolFiles.names) roots.set(`/${name}`, school);
const lines = (map: ReadonlyMap<string, string>) =>
  Array.from(map, ([name, value]) => line(name, value)).join('');
writeFileSync(path.join(dir, 'own.conf'), lines(roots));
const leading = Array.from(leads).filter(([name]) => roots.get(name) !== school);
writeFileSync(path.join(dir, 'leads.conf'), lines(new Map(leading)));
writeFileSync(
  path.join(dir, 'own-pages.conf'),
  pages.map(({ slug }) => `~^(/h5)?/pages/${slug}/?$ 1;\n`).join(''),
);

/** Returns nginx's map of add-on paths, as requested, to the addresses that they redirect to. */
function addonLines(): string {
  const addons = parseAddons(settings, isAddonPath);
  const lineOf = (base: string, to: string, begin: string) =>
    addons?.closed.includes(begin) === true
      ? `  "~^${base}/${begin}(/|$)" "";\n`
      : `  "~^${base}(?<addon_path>/${begin}(?:/.*)?)$" "${to}$addon_path$query";\n`;
  const rows = (addons?.paths ?? []).flatMap((begin) => [
    lineOf('', addons?.desktop ?? '', begin),
    lineOf('/h5', addons?.mobile ?? '', begin),
  ]);
  return `map $path $addon {\n${rows.join('')}  default "";\n}\n`;
}
writeFileSync(path.join(dir, 'addons.conf'), addonLines());

/** Returns nginx's maps for a closed or an open school; for a closed one, also writes the page, the API reply and the headers. */
function closed(): string {
  if (maintenance === null)
    return 'map $uri $is_closed {\n  default "";\n}\nmap $uri $kept_key {\n  default "";\n}\n';
  const { page: html, envelope, headers, key } = maintenance;
  const folder = path.join(own, 'maintenance');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), html);
  writeFileSync(path.join(folder, 'call.json'), envelope);
  const all = Object.entries({ ...COMMON_HEADERS, ...headers });
  const headerLines = all.map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  writeFileSync(path.join(dir, 'maintenance-headers.conf'), headerLines.join(''));
  const forKey = (value: string) => (key === '' ? '' : `  "~^${key}$" "${value}";\n`);
  return `map $cookie_${KEY_NAME} $is_closed_to_browser {
${forKey('')}  default 1;
}
map $arg_${KEY_NAME} $is_closed {
${forKey('')}  default $is_closed_to_browser;
}
map $arg_${KEY_NAME} $kept_key {
${forKey(keyCookie(key))}  default "";
}
`;
}
const scripts = parseScripts(settings);
const sources = (list: readonly string[]) => list.map((source) => ` ${source}`).join('');
writeFileSync(path.join(dir, 'scripts.txt'), sources(scriptSources(scripts)));
writeFileSync(
  path.join(dir, 'script-hosts.txt'),
  sources(scripts.hosts.map((host) => `https://${host}`)),
);
writeFileSync(path.join(dir, 'maintenance-headers.conf'), '');
writeFileSync(path.join(dir, 'maintenance.conf'), closed());
if (settings !== given)
  console.error(
    `qinghe: brand is not set: pages are called ${UNNAMED} until the school has answered`,
  );
for (const remark of startRemarks({ site: settings, filesDir: school, pagesDir: written }))
  console.error(`qinghe: ${remark}`);
