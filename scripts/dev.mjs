// npm run dev    serves the demo school and both sites from their sources, with hot reload and without a build: the desktop site
//                at http://127.0.0.1:5173/, the mobile one below its /h5/. The school takes the options of `npm start`.
import './lib/nodeVersion.mjs';
import path from 'node:path';
import { ensureInstall } from './lib/install.mjs';
import { root } from './lib/run.mjs';

if (!(await ensureInstall())) process.exit(1);
const began = performance.now();
// Imported only now: these modules need the installed packages.
const { createServer } = await import('vite');
const { load } = await import('./lib/load.mjs');

await load('apps/demo-server/src/main.ts');
for (const app of ['h5', 'web']) {
  const server = await createServer({
    root: path.join(root, 'apps', app),
    configFile: path.join(root, 'apps', app, 'vite.config.ts'),
    server: { host: '127.0.0.1' },
  });
  await server.listen();
  server.printUrls();
}
console.log(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
