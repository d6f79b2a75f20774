import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { processorTime } from './processorTime.mjs';

it.runIf(process.platform === 'linux')(
  'counts what a group has worked, and not how long it was there',
  async () => {
    const work =
      'const end = process.cpuUsage().user + 2e5; while (process.cpuUsage().user < end); console.log("done"); setInterval(() => {}, 1e6)';
    const child = spawn(process.execPath, ['-e', work], { detached: true });
    try {
      await once(child.stdout, 'data');
      const { pid = 0 } = child;
      const worked = processorTime(pid) ?? 0;
      expect(worked).toBeGreaterThanOrEqual(150);
      expect(worked).toBeLessThan(2000);
      expect(processorTime(2 ** 30)).toBe(0);
    } finally {
      child.kill();
    }
  },
);
