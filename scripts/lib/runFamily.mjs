import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quietEnv, root } from './run.mjs';

/** How long processes may take to end after SIGINT before they are killed, in milliseconds. */
const GRACE_MS = 5000;

/** Lists all direct and indirect children of a process, as some may be in other process groups. @param {number} pid */
function descendantsOf(pid) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = new Set([pid]);
  for (const parent of found)
    for (const [child = 0, of] of rows) if (of === parent) found.add(child);
  found.delete(pid);
  return [...found];
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

/**
 * Runs a command in the repository's root; when this process gets a signal to end, the command and all its children end too.
 *
 * @param {readonly string[]} command Program and arguments; `node_modules/.bin` is on its path.
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} The command's exit code.
 */
export function runFamily([program = '', ...args], env = {}) {
  const bin = path.join(root, 'node_modules/.bin');
  const child = spawn(program, args, {
    cwd: root,
    // In another process group, so that a signal of the terminal reaches it only through this process.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...quietEnv, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
  });
  return new Promise((resolve) => {
    const closed = new Promise((done) => {
      child.once('close', (code) => done(code ?? 1));
      child.once('error', () => done(1));
    });
    const stop = async () => {
      const family = descendantsOf(child.pid ?? 0);
      send(child.pid ?? 0, 'SIGINT');
      await Promise.race([closed, wait(GRACE_MS)]);
      for (const pid of [child.pid ?? 0, ...family]) send(pid, 'SIGKILL');
      process.exit(1);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.once(signal, stop);
    void closed.then((code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(code);
    });
  });
}
