import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** ID of the user `nobody` on Debian. */
const NOBODY = 65_534;

/** A running nginx. */
export interface Nginx {
  url: string;
  /** Returns the access log so far. */
  log: () => string;
  /** Returns the messages of start.sh and nginx so far. */
  output: () => string;
  /** Reloads the running server with the configuration of a bundle, by default its own; returns exit code and output. */
  reload: (bundle?: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Returns a port that is not in use. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

/** Runs start.sh of a bundle as the image does, without root's rights; returns the process, its exit code and its output. */
function launch(bundle: string, env: Record<string, string>, args: readonly string[] = []) {
  const isRoot = process.getuid?.() === 0;
  const child = spawn('sh', [path.join(bundle, 'start.sh'), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, output: () => output };
}

/** Creates a temporary folder; its subfolder `run` can be written by the user `nobody`. */
export function runFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'qinghe-nginx-'));
  chmodSync(dir, 0o755);
  const run = path.join(dir, 'run');
  mkdirSync(run);
  if (process.getuid?.() === 0) chownSync(run, NOBODY, NOBODY);
  return dir;
}

async function untilAnswers(url: string, child: ChildProcess, output: () => string) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${output()}`);
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(50);
  }
  throw new Error(`nginx does not answer:\n${output()}`);
}

/** Starts nginx with a bundle, settings for `/env.js`, and variables of start.sh. */
export async function startNginx(
  bundle: string,
  settings: object,
  env: Record<string, string> = {},
): Promise<Nginx> {
  const dir = runFolder();
  writeFileSync(path.join(dir, 'settings.json'), JSON.stringify(settings));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const accessLog = path.join(dir, 'run/access.log');
  const all = {
    QINGHE_RUN: path.join(dir, 'run'),
    QINGHE_LISTEN: `127.0.0.1:${port}`,
    QINGHE_SETTINGS: path.join(dir, 'settings.json'),
    QINGHE_ACCESS_LOG: accessLog,
    ...env,
  };
  const { child, ended, output } = launch(bundle, all);
  const reload = async (next = bundle) => {
    const given = launch(next, all, ['reload']);
    return `${await given.ended} ${given.output()}`;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await untilAnswers(url, child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, log: () => readFileSync(accessLog, 'utf8'), output, reload, stop };
}

/** Runs start.sh with variables that it refuses; returns exit code and output. */
export async function refusal(bundle: string, env: Record<string, string>): Promise<string> {
  const dir = runFolder();
  const { child, ended, output } = launch(bundle, { QINGHE_RUN: path.join(dir, 'run'), ...env });
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  const code = await ended;
  clearTimeout(timer);
  rmSync(dir, { recursive: true, force: true });
  return `${code} ${output()}`;
}
