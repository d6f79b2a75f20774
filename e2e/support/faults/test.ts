import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, test as base, type TestInfo } from '@playwright/test';
import { startServer } from '../../../scripts/lib/process.mjs';
import { inApp } from '../projects.ts';
import { type Cell, type Lane, runCell, SHIFT_LIMIT, visit, watchLane } from './cells.ts';
import { installProbe } from './probe.ts';
import { accounts, type MatrixRoute } from './routes.ts';
import { startFaultServer } from './server.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Pages that are driven at the same time by one worker. */
const LANES = 3;
/** The course that is ordered for the payment pages. */
const COURSE = 11;

/**
 * The mark of a provider login that each page of the matrix has begun; for a code of an unknown flow, the site asks the visitor
 * first.
 */
const FLOW = 'of-the-matrix';

/** Calls that send what an earlier page left unsent: made once, by whichever page comes next. */
const LEFT_OVER = /^POST .*\/record$/;

type Account = MatrixRoute['account'];

/** Runs cells of the matrix against a school of the worker's own. */
interface Matrix {
  /** Shows a page without a fault, then once for each cell that `choose` takes from its calls; returns what is wrong. */
  run: (
    info: TestInfo,
    route: MatrixRoute,
    choose: (calls: readonly string[]) => readonly Cell[],
  ) => Promise<string[]>;
}

async function orderCourse(school: string): Promise<string> {
  const reply = await fetch(`${school}/api/v2/order/course`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accounts.member}` },
    body: JSON.stringify({ course_id: COURSE }),
  });
  return String((await reply.json()).data.order_id);
}

async function startMatrix(browser: Browser, options: object, isPhone: boolean) {
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-faults-'));
  const school = await startServer(`${root}apps/demo-server/dist/main.js`, [], {
    PORT: '0',
    HOST: '127.0.0.1',
    QINGHE_DATA: path.join(folder, 'school.json'),
    QINGHE_API_URL: '',
  });
  const server = await startFaultServer(school.url);
  const lanes = new Map<Account, Promise<Lane>[]>();
  let count = 0;
  let visits = 0;

  async function openLane(account: Account): Promise<Lane> {
    count += 1;
    const name = `lane${count}`;
    const context = await browser.newContext(options);
    await context.addCookies([{ name: 'lane', value: name, url: server.url }]);
    await context.addInitScript(installProbe);
    await context.addInitScript((mark) => {
      if (!location.search.includes(`flow=${mark}`)) return;
      const flow = { mark, action: 'login', member: '0', begun: String(Date.now()) };
      sessionStorage.setItem('qinghe:social-flow', new URLSearchParams(flow).toString());
    }, FLOW);
    // Clears what the cell before has stored, except that the school has activities: the page asks for them late.
    await context.addInitScript((token) => {
      localStorage.clear();
      const known = { api: '', mark: '', at: Date.now(), lacks: [], has: ['/api/v2/activates'] };
      localStorage.setItem('qinghe:server', JSON.stringify(known));
      if (token !== null) localStorage.setItem('meedu-user-token', token);
    }, accounts[account]);
    const page = await context.newPage();
    const lane = { name, page, isPhone, server, problems: [] };
    watchLane(lane);
    return lane;
  }

  async function lanesOf(account: Account) {
    const open = lanes.get(account) ?? Array.from({ length: LANES }, () => openLane(account));
    lanes.set(account, open);
    return Promise.all(open);
  }

  const matrix: Matrix = {
    async run(info, route, choose) {
      const open = await lanesOf(route.account);
      const [first] = open;
      if (!first) return ['no lane'];
      // An order's payment can be started only once, so each route gets an order of its own.
      const orderId = route.path.includes('{order}') ? await orderCourse(school.url) : '';
      const address = server.url + inApp(info, route.path.replace('{order}', orderId));
      const url = () => address.replace('{new}', `code-${(visits += 1)}`).replace('{flow}', FLOW);
      server.takeCalls(first.name);
      const whole = await visit(first, url());
      const found = first.problems.map((problem) => `as it is: ${problem}`);
      if (whole.shift > SHIFT_LIMIT)
        found.push(`as it is: shift of ${whole.shift}: ${whole.moved}`);
      const calls = new Set(server.takeCalls(first.name));
      const cells = choose(Array.from(calls).filter((call) => !LEFT_OVER.test(call)));
      const left = Array.from(cells);
      const work = async (lane: Lane) => {
        for (let cell = left.shift(); cell; cell = left.shift()) {
          // A lane's page shows one cell at a time.
          // oxlint-disable-next-line no-await-in-loop
          const wrong = await runCell(lane, url(), route.path, cell, whole);
          if (wrong.length > 0) found.push(`${cell.call} · ${cell.kind.name}: ${wrong.join('; ')}`);
        }
      };
      await Promise.all(open.map(work));
      info.annotations.push({ type: 'cells', description: `${cells.length} ${found.length}` });
      return found;
    },
  };
  const stop = async () => {
    await Promise.all(
      Array.from(lanes.values())
        .flat()
        .map(async (lane) => (await lane).page.context().close()),
    );
    await server.stop();
    await school.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  return { matrix, stop };
}

/** Playwright's test with the matrix, which a worker sets up once. */
export const test = base.extend<object, { matrix: Matrix }>({
  matrix: [
    async ({ browser }, provide, { project }) => {
      const { matrix, stop } = await startMatrix(browser, project.use, project.name === 'phone');
      await provide(matrix);
      await stop();
    },
    { scope: 'worker' },
  ],
});

export { expect };
