import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { startServer } from './lib/process.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs `npm run compat` and returns its exit code and output. */
const compat = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [`${root}scripts/compat.mjs`, ...args],
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

// Every test starts a process or two.
vi.setConfig({ testTimeout: 30_000 });

describe('npm run compat', () => {
  it.each([
    ['A-4.9.6', 30, 'A, MeEdu 4.9.6'],
    ['B-4.9.12', 30, 'B, MeEdu 4.9.12'],
    ['C-head', 25, 'C, MeEdu 4.9.29'],
  ])('passes a server recorded as %s', async (recorded, least, generation) => {
    const dir = `${root}packages/api/fixtures/recorded/${recorded}`;
    const school = await startServer(`${root}scripts/replay-server.mjs`, [dir, '0']);
    const page = path.join(mkdtempSync(path.join(tmpdir(), 'qinghe-compat-')), 'report.html');
    const account = ['--account', '13900001111:123456', '--yes'];
    const { code, output } = await compat('--api', school.url, ...account, '--html', page);
    await school.stop();
    expect(output).toContain(`${school.url}: generation ${generation}`);
    expect(output).toMatch(/^untried +POST /m);
    expect(output).toMatch(/^(?:fine|look) +links /m);
    expect(readFileSync(page, 'utf8')).toContain(`generation ${generation}`);
    expect(output).not.toMatch(/^(failed|different|missing)/m);
    expect(code).toBe(0);
    expect(Number(/(\d+) works/.exec(output)?.[1])).toBeGreaterThanOrEqual(least);
    expect(output).toMatch(/^works +\/api\/v2\/member\/detail$/m);
  });

  it('sends nothing for an account before what its login changes is agreed to', async () => {
    const { code, output } = await compat('--api', 'http://127.0.0.1:9', '--account', '138:x');
    expect(code).toBe(2);
    expect(output).toMatch(/a deletion that the member has asked for is cancelled/);
    expect(output).toMatch(/Nothing was sent/);
  });

  it('says in one line what is no API', async () => {
    const { code, output } = await compat('--api', 'http://127.0.0.1:9');
    expect(code).toBe(2);
    expect(output).toMatch(/^http:\/\/127\.0\.0\.1:9 cannot be reached \([^)]+\)\.\n$/);
  });

  it('finds the API of a PC site below /api', async () => {
    const dir = `${root}packages/api/fixtures/recorded/C-head`;
    const school = await startServer(`${root}scripts/replay-server.mjs`, [dir, '0']);
    // Like MeEdu's proxy, this removes the first /api of the path.
    const pc = createServer((req, res) => {
      if (!req.url?.startsWith('/api/')) {
        res.setHeader('content-type', 'text/html').end('<!doctype html>');
        return;
      }
      void fetch(school.url + req.url.slice('/api'.length))
        .then(async (reply) => res.writeHead(reply.status).end(await reply.text()))
        .catch(() => res.destroy());
    });
    await new Promise<void>((resolve) => {
      pc.listen(0, '127.0.0.1', resolve);
    });
    const address = pc.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const { output } = await compat('--api', url);
    pc.close();
    await school.stop();
    expect(output).toContain(`${url} is no API of MeEdu, ${url}/api is`);
    expect(Number(/(\d+) works/.exec(output)?.[1])).toBeGreaterThan(15);
  });

  it.each([[], ['--api', 'school.example'], ['--api', 'http://a', '--account', '138'], ['--what']])(
    'explains itself when it is called wrongly: %j',
    async (...args) => {
      const { code, output } = await compat(...args);
      expect([code, output]).toEqual([2, expect.stringContaining('Usage: npm run compat')]);
    },
  );
});
