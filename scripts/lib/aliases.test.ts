import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { aliases, aliasOf, queryAliases } from '@qinghe/hooks/url';
import { aliasConfig } from './aliases.mjs';
import { root } from './run.mjs';
import { publicPaths } from './sitemap.mjs';

it('nginx has the table as it is', () => {
  const file = readFileSync(path.join(root, 'deploy/aliases.conf'), 'utf8');
  // Run: npm run aliases
  expect(file).toBe(aliasConfig(aliases, queryAliases));
});

it('the sitemap names no old address', async () => {
  const rows = Array.from({ length: 9 }, (_, index) => ({ id: index + 1 }));
  const reply = Promise.resolve({ code: 0, data: { data: rows, total: rows.length } });
  const paths = await publicPaths('', () => reply);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((address) => aliasOf(address, 'desktop') !== null)).toEqual([]);
});
