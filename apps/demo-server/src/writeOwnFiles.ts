// node own-files.mjs SETTINGS SITE DIR: writes what a site serves in the school's name into the folder DIR/own, and into DIR
// what nginx must know of it. For start.sh.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ownFiles } from './ownFiles.ts';

const [file = '', site = '', dir = ''] = process.argv.slice(2);
const { files, hidden, leads, page, remarks } = ownFiles(JSON.parse(readFileSync(file, 'utf8')));
const own = path.join(dir, 'own');
const written = new Map(files);
if (page)
  for (const name of ['index.html', 'h5/index.html'])
    written.set(name, page(readFileSync(path.join(site, name), 'utf8')));
for (const [name, content] of written) {
  const target = path.join(own, name);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${target}.br`, brotliCompressSync(content));
}
const line = (name: string, value: string) => `${name} "${value}";\n`;
const roots = [...written.keys(), ...hidden].map((name) => line(`/${name}`, own));
writeFileSync(path.join(dir, 'own.conf'), roots.join(''));
const leading = Array.from(leads, ([name, address]) => line(name, address));
writeFileSync(path.join(dir, 'leads.conf'), leading.join(''));
for (const remark of remarks) console.error(`qinghe: ${remark}`);
