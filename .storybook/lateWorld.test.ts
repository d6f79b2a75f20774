import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { loadSchool } from './lateWorld.tsx';

vi.mock('./world.ts', () => new Promise(() => {}));

const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^;]*?\sfrom\s)?'([^']+)';/gm;

/** Collects all static imports of a module, direct and indirect, as files or packages. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  found.add(path.relative(import.meta.dirname, file));
  if (!/\.tsx?$/.test(file)) return found;
  for (const [, place = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const imported = path.join(path.dirname(file), place);
    if (!place.startsWith('.')) found.add(place);
    else if (!found.has(path.relative(import.meta.dirname, imported))) modulesOf(imported, found);
  }
  return found;
}

it('begins every page, also one of prose, without the school that only stories need', () => {
  const modules = [...modulesOf(path.join(import.meta.dirname, 'preview.tsx'))];
  expect(
    modules.filter((name) =>
      /^(?:@qinghe\/|msw|valtio|swr)|^world\.ts$|packages\/(?:features|hooks)\//.test(name),
    ),
  ).toEqual([]);
  // Each module is a request, and has to be compiled at every start.
  expect(modules.length).toBeLessThan(28);
});

it('lets a story that is left wait for no school, so that its page need not be loaded anew', async () => {
  const leave = new AbortController();
  const context = { abortSignal: leave.signal };
  const loaded = loadSchool(context);
  leave.abort();
  expect(await loaded).toBeUndefined();
  expect(await loadSchool(context)).toBeUndefined();
});
