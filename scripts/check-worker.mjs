// npm run check:worker    fails when the committed service worker differs from that of the installed msw.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/run.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

const isSame =
  read('node_modules/msw/lib/mockServiceWorker.js') ===
  read('.storybook/public/mockServiceWorker.js');
if (!isSame) console.error('The worker is of another msw: npx msw init .storybook/public --save');
process.exitCode = isSame ? 0 : 1;
