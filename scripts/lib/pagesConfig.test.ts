import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pageSources, rowSource } from '@qinghe/hooks/url';
import { pagesConfig } from './pagesConfig.mjs';
import { root } from './run.mjs';

it('nginx has the table of pages as it is', () => {
  const file = readFileSync(path.join(root, 'deploy/pages.conf'), 'utf8');
  expect(file, 'Run: npm run aliases').toBe(pagesConfig(pageSources, rowSource));
});
