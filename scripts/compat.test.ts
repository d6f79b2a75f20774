import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { startServer } from './lib/process.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs `npm run compat` and answers its exit code and what it printed. */
const compat = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [`${root}packages/api/scripts/compat.mjs`, ...args],
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

// Every test starts a process or two.
vi.setConfig({ testTimeout: 30_000 });

describe('npm run compat', () => {
  it.each([
    ['A-4.9.6', 30],
    ['B-4.9.12', 30],
    ['C-head', 25],
  ])('passes a server recorded as %s', async (recorded, least) => {
    const dir = `${root}packages/api/fixtures/recorded/${recorded}`;
    const school = await startServer(`${root}scripts/replay-server.mjs`, [dir, '0']);
    const { code, output } = await compat('--api', school.url, '--account', '13900001111:123456');
    await school.stop();
    expect(output).not.toMatch(/^(failed|different|missing)/m);
    expect(code).toBe(0);
    expect(Number(/(\d+) works/.exec(output)?.[1])).toBeGreaterThanOrEqual(least);
    expect(output).toMatch(/^works +\/api\/v2\/member\/detail$/m);
  });

  it('fails where no school answers', async () => {
    const { code, output } = await compat('--api', 'http://127.0.0.1:9');
    expect(code).toBe(1);
    expect(output).toMatch(/^failed +\/api\/v2\/courses /m);
  });

  it.each([[], ['--api', 'school.example'], ['--api', 'http://a', '--account', '138'], ['--what']])(
    'explains itself when it is called wrongly: %j',
    async (...args) => {
      const { code, output } = await compat(...args);
      expect([code, output]).toEqual([2, expect.stringContaining('Usage: npm run compat')]);
    },
  );
});
