import { spawn } from 'node:child_process';

/**
 * A server that runs as a child process.
 *
 * @typedef {object} ServerProcess
 * @property {string} url Its address, such as `http://127.0.0.1:40123`.
 * @property {import('node:child_process').ChildProcess} child The process.
 * @property {() => string} output Returns all that it has printed so far, to stdout and stderr.
 * @property {(signal?: NodeJS.Signals) => Promise<number | null>} stop Ends it and resolves with its exit code.
 */

/**
 * Starts a Node script that serves HTTP, and resolves when it prints its address.
 * Rejects when it exits first, or prints no address within 30 seconds.
 *
 * @param {string} file
 * @param {string[]} [args]
 * @param {Record<string, string>} [env] Added to this process's environment.
 * @returns {Promise<ServerProcess>}
 */
export function startServer(file, args = [], env = {}) {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const stop = (signal = /** @type {NodeJS.Signals} */ ('SIGTERM')) => {
    child.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${file} did not start:\n${output}`));
    }, 30_000);
    const read = (chunk) => {
      output += chunk;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (!url) return;
      clearTimeout(timer);
      resolve({ url, child, output: () => output, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${file} ended with ${code}:\n${output}`));
    });
  });
}
