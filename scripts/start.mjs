// npm start [-- --reset]: installs and builds what changed, then serves both apps and the demo school.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstall } from './lib/install.mjs';
import { root, run, seconds } from './lib/run.mjs';

const began = performance.now();
if (!(await ensureInstall())) process.exit(1);

console.log('Building what changed …');
const build = await run(['turbo', 'run', 'build', '--output-logs=errors-only'], {
  isCaptured: true,
});
if (build.code !== 0) {
  console.error(build.output);
  process.exit(build.code);
}
console.log(`Built in ${seconds(performance.now() - began)}.`);

const server = spawn(
  process.execPath,
  [path.join(root, 'apps/demo-server/dist/main.js'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
// The terminal sends Ctrl-C to the server as well, which ends in its own time.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.once('exit', (code) => process.exit(code ?? 1));
