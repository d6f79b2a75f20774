// npm start [-- --reset]: installs and builds what has changed, then serves both apps and the demo school. The demo school's
// public pages are prerendered once its server is up.
import './lib/nodeVersion.mjs';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensureInstall } from './lib/install.mjs';
import { root, run, seconds } from './lib/run.mjs';

const began = performance.now();
if (!(await ensureInstall())) process.exit(1);

console.log('Building what changed …');
const build = await run(['turbo', 'run', 'build', 'build:prerender', '--output-logs=errors-only'], {
  isCaptured: true,
});
if (build.code !== 0) {
  console.error(build.output);
  process.exit(build.code);
}
console.log(`Built in ${seconds(performance.now() - began)}.`);

// The pages of a real school are prerendered by its operator.
const isDemo = !process.env['QINGHE_API_URL'];
const prerendered = path.join(root, '.demo-data/prerendered');
rmSync(prerendered, { recursive: true, force: true });

const server = spawn(
  process.execPath,
  [path.join(root, 'apps/demo-server/dist/main.js'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...(isDemo && { QINGHE_PRERENDERED: prerendered }), ...process.env },
  },
);

/** Prerenders the public pages while the server runs; until then it serves pages that the browser renders. */
async function prerender() {
  const { HOST, PORT } = process.env;
  const host = !HOST || HOST === '0.0.0.0' ? '127.0.0.1' : HOST;
  const site = `http://${host}:${PORT || 4310}`;
  const isUp = async () => (await fetch(`${site}/healthz`).catch(() => null))?.ok;
  for (let tries = 0; tries < 100 && !(await isUp()); tries += 1) await setTimeout(100);
  if (server.exitCode !== null || !(await isUp())) return;
  const command = ['scripts/prerender.mjs', '--site', site, '--rate', '0', '--out', prerendered];
  const renderer = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  server.once('exit', () => renderer.kill());
}
if (isDemo) void prerender();

// The terminal sends Ctrl-C to the server too: this process waits until the server has ended.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.once('exit', (code) => process.exit(code ?? 1));
