import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { keptLists } from './keptLists.ts';

const KEPT = /^export const \w+(?:: [^=\n]+)? = (?:\[[^\]]*\] as const|\{[^{}]*\});/gm;

const LOOKS = "['a', 'b']";

/** Loads each version of a component, as a development server does after a change; returns its list for each. */
async function loadEach(...sources: string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'kept-lists-'));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [keptLists],
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  });
  const file = path.join(root, 'Box.tsx');
  const lists: unknown[] = [];
  for (const source of sources) {
    writeFileSync(file, source);
    server.moduleGraph.invalidateAll();
    // In sequence, like successive edits.
    // oxlint-disable-next-line no-await-in-loop
    lists.push((await server.ssrLoadModule(file))['looks']);
  }
  return lists;
}

const box = (looks: string, word: string) =>
  `export const looks = ${looks} as const;\nexport const Box = () => '${word}';\n`;

it('a list stays the same while its component changes, and is another once it says something else', async () => {
  const [first, second, third] = await loadEach(
    box(LOOKS, 'one'),
    box(LOOKS, 'two'),
    box("['a']", 'two'),
  );
  expect(first).toEqual(['a', 'b']);
  expect(second).toBe(first);
  expect(third).toEqual(['a']);
});

it('no component has something beside it that would load the page anew', () => {
  const folders = ['packages/ui/src', 'packages/features/src'].map((folder) =>
    path.resolve(import.meta.dirname, '..', folder),
  );
  const lost = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*\b(?:stories|testing|test)\b).*\.tsx$/.test(file))
      .filter((file) => {
        const code = readFileSync(path.join(folder, file), 'utf8');
        const plain = code.replaceAll(KEPT, '');
        return /^export const [a-z]\w*(?:: [^=]+)? = (?:\[|\{|new )/m.test(plain);
      }),
  );
  expect(lost).toEqual([]);
});
