import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** Licences that allow everybody to use, change and redistribute the shipped code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  '(MPL-2.0 OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
]);

/** Third-party files that are shipped but are no package. */
const FILES = [
  {
    name: 'Inter (packages/ui/src/assets/fonts)',
    licence: 'OFL-1.1',
    text: 'Copyright (c) 2016 The Inter Project Authors (https://github.com/rsms/inter)\nThis Font Software is licensed under the SIL Open Font License, Version 1.1.\nhttps://openfontlicense.org',
  },
];

/** The workspaces whose code reaches a browser or a server. */
const SHIPPED = ['apps/web', 'apps/h5', 'apps/demo-server'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Finds the folder of a package from another folder as Node does; null when it is not installed. */
function find(name, from) {
  for (let dir = from; ; dir = path.dirname(dir)) {
    const candidate = path.join(dir, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (dir === path.dirname(dir)) return null;
  }
}

function textOf(dir) {
  const file = readdirSync(dir).find((name) => /^licen[cs]e([-.]\w+)*$/i.test(name));
  return file ? readFileSync(path.join(dir, file), 'utf8').trim() : '';
}

/**
 * Lists all shipped third-party packages and files, sorted by name.
 *
 * @returns {{ name: string, licence: string, text: string }[]}
 */
export function shippedParts() {
  const parts = new Map(FILES.map((part) => [part.name, part]));
  const seen = new Set();
  const visit = (name, from) => {
    const dir = name.startsWith('@qinghe/')
      ? path.join(root, 'packages', name.slice('@qinghe/'.length))
      : find(name, from);
    if (!dir || seen.has(dir)) return;
    seen.add(dir);
    const manifest = readJson(path.join(dir, 'package.json'));
    if (!name.startsWith('@qinghe/'))
      parts.set(name, { name, licence: manifest.license ?? 'none', text: textOf(dir) });
    for (const dependency of Object.keys(manifest.dependencies ?? {})) visit(dependency, dir);
  };
  for (const workspace of SHIPPED) {
    const dir = path.join(root, workspace);
    const { dependencies } = readJson(path.join(dir, 'package.json'));
    for (const name of Object.keys(dependencies)) visit(name, dir);
  }
  return [...parts.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Lists the parts whose licence is not allowed. */
export const refusedParts = (parts) => parts.filter(({ licence }) => !ALLOWED.has(licence));

/** Formats the list of licences as a Markdown page. */
export function licencePage(parts) {
  const rows = parts.map(({ name, licence }) => `- ${name}: ${licence}\n`).join('');
  return `# Licences of what ships\n\nWritten by \`npm run licences\`, checked by \`npm run check:licences\`. The texts are in \`licences.txt\` of a bundled site.\n\n${rows}`;
}

/** Formats all licences with their full texts, for distribution with the built sites. */
export function licenceTexts(parts) {
  return parts
    .map(({ name, licence, text }) => `${name}\n${licence}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}
