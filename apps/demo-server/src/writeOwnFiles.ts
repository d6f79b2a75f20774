// node own-files.mjs SETTINGS DIR: writes what a site serves in the school's name into a folder. For start.sh.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from './ownFiles.ts';

const [file = '', dir = ''] = process.argv.slice(2);
const { files, remarks } = ownFiles(JSON.parse(readFileSync(file, 'utf8')));
for (const [name, content] of files) {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), content);
}
for (const remark of remarks) console.error(`qinghe: ${remark}`);
