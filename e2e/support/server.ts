import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from '../../scripts/lib/process.mjs';
import { test as base } from './test.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Servers {
  /** Starts a demo server of this test's own, with an empty school unless `env` names its data. */
  startSchool: (env?: Record<string, string>) => Promise<ServerProcess>;
  /** Starts a server that replays the replies recorded from a real school. */
  startReplay: (recorded: 'B-4.9.12' | 'C-head') => Promise<ServerProcess>;
}

/** The project's test with servers of its own, which end with the test. */
export const test = base.extend<Servers & { folder: string; started: ServerProcess[] }>({
  folder: async ({ browserName }, provide) => {
    await provide(mkdtempSync(path.join(tmpdir(), `qinghe-e2e-${browserName}-`)));
  },
  started: async ({ context, folder }, provide) => {
    const started: ServerProcess[] = [];
    await provide(started);
    // Otherwise a page that still preloads code would lose its server, and a pending route its answer.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
    await Promise.all(started.map((server) => server.stop('SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  },
  startSchool: async ({ folder, started }, provide) => {
    await provide(async (env = {}) => {
      const server = await startServer(`${root}apps/demo-server/dist/main.js`, [], {
        PORT: '0',
        HOST: '127.0.0.1',
        QINGHE_DATA: path.join(folder, 'school.json'),
        QINGHE_API_URL: '',
        ...env,
      });
      started.push(server);
      return server;
    });
  },
  startReplay: async ({ started }, provide) => {
    await provide(async (recorded) => {
      const dir = `${root}packages/api/fixtures/recorded/${recorded}`;
      const server = await startServer(`${root}scripts/replay-server.mjs`, [dir, '0']);
      started.push(server);
      return server;
    });
  },
});

export { expect } from './test.ts';
