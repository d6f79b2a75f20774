import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The environment with the telemetry of all tools switched off. */
export const quietEnv = {
  ...process.env,
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
};

/**
 * Runs a command in the repository's root, or in a copy of it; `node_modules/.bin` is on its path. Never rejects.
 *
 * @param {readonly string[]} command Program and arguments.
 * @param {{ env?: Record<string, string>, isCaptured?: boolean, isShown?: boolean, cwd?: string }} [options]
 *   Captured output is printed only with `isShown`.
 * @returns {Promise<{ code: number, output: string }>} `output` is empty unless `isCaptured`.
 */
export function run(
  [program = '', ...args],
  { env = {}, isCaptured = false, isShown = !isCaptured, cwd = root } = {},
) {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const bin = path.join(cwd, 'node_modules/.bin');
    const child = spawn(program, args, {
      cwd,
      env: {
        ...quietEnv,
        PATH: `${bin}${path.delimiter}${process.env.PATH}`,
        ...(isCaptured && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
        ...env,
      },
      stdio: isCaptured ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: isWindows,
    });
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (isShown) stream.write(chunk);
    };
    child.stdout?.setEncoding('utf8').on('data', take(process.stdout));
    child.stderr?.setEncoding('utf8').on('data', take(process.stderr));
    child.once('error', (error) => resolve({ code: 1, output: `${program}: ${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Formats milliseconds as `12.3 s`. */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
