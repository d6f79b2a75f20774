// npm run storybook [-- OPTION…]   installs missing packages and starts Storybook, on port 6006 unless an option names another.
import './lib/nodeVersion.mjs';
import { ensureInstall } from './lib/install.mjs';

if (await ensureInstall()) {
  process.argv.splice(2, 0, 'dev', '--port', '6006', '--no-open', '--no-version-updates');
  await import('storybook/internal/bin/dispatcher');
} else process.exitCode = 1;
