// node scripts/try-new-component.mjs    makes a component, runs every check on it and removes it again.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createComponent } from './lib/newComponent.mjs';
import { root, run } from './lib/run.mjs';

const NAME = 'Specimen';
const folder = `packages/ui/src/components/${NAME}`;
const checks = [
  ['prettier', '--write', '--log-level', 'warn', folder],
  ['oxlint', '--type-aware', '--deny-warnings', folder],
  ['tsc', '-p', 'packages/ui', '--noEmit'],
  ['knip'],
  ['node', 'scripts/check-docs.mjs'],
  ['vitest', 'run', '--project', 'storybook', folder, '--reporter=minimal'],
];

createComponent(root, NAME);
try {
  for (const check of checks) {
    const { code } = await run(check);
    console.log(`${code === 0 ? '✓' : '✗'} ${check.join(' ')}`);
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(path.join(root, folder), { recursive: true });
}
