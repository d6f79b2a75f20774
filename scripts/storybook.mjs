// npm run storybook [-- OPTION…]   installs missing packages and starts Storybook, on port 6006 unless an option names another.
import './lib/nodeVersion.mjs';
import { ensureInstall } from './lib/install.mjs';

/**
 * What Storybook loads as it starts. Loaded before it registers its loader of TypeScript, as from then on a second thread is
 * asked about each of these 450 modules.
 */
const LOADED_FIRST = [
  'remark-gfm',
  'react-docgen',
  'vite',
  'storybook/internal/core-server',
  '@storybook/react-vite/preset',
  '@storybook/addon-docs/preset',
  '@storybook/addon-mcp/preset',
  '@storybook/addon-vitest/preset',
  '@storybook/builder-vite',
];

if (await ensureInstall()) {
  // One that a later version lacks is no error: Storybook loads what it needs.
  for (const name of LOADED_FIRST) await import(name).catch(() => null);
  process.argv.splice(2, 0, 'dev', '--port', '6006', '--no-open', '--no-version-updates');
  await import('storybook/internal/bin/dispatcher');
} else process.exitCode = 1;
