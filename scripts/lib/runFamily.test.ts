import { spawn, spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

/** Whether a process is alive; a zombie, which has ended but is still listed, is not. */
const isAlive = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout.trim());
};

it('what a command has started ends with it, in groups of their own too', async () => {
  const server = 'process.stdout.write(String(process.pid)); setInterval(() => {}, 1000)';
  // Starts the server detached, as a test runner does.
  const runner = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { detached: true, stdio: 'inherit' }); setInterval(() => {}, 1000)`;
  const module = pathToFileURL(path.join(root, 'scripts/lib/runFamily.mjs')).href;
  const main = `import { runFamily } from ${JSON.stringify(module)}; await runFamily([process.execPath, '-e', ${JSON.stringify(runner)}]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) => {
    child.stdout.once('data', (chunk) => resolve(Number(String(chunk))));
  });
  expect(isAlive(pid)).toBe(true);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  await expect.poll(() => isAlive(pid)).toBe(false);
}, 20_000);
