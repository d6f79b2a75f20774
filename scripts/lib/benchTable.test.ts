import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, it } from 'vitest';
import { benchTables, withBenchTables } from './benchTable.mjs';

const fromRoot = (name: string) => new URL(`../../${name}`, import.meta.url);
const readme = readFileSync(fromRoot('README.md'), 'utf8');

it('are in the README as they were measured', async () => {
  const results = JSON.parse(readFileSync(fromRoot('bench/results.json'), 'utf8'));
  expect(benchTables(results)).toContain('| web home, desktop |');
  const written = await format(withBenchTables(readme, results), {
    parser: 'markdown',
    printWidth: 100,
  });
  expect(readme).toBe(written);
});
