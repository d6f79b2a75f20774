import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ServerProcess, startServer } from '../../../scripts/lib/process.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
// At the same depth below the root as the real build, which finds its files by a relative path.
const outDir = path.join(root, 'node_modules/.cache/demo-server-test');

beforeAll(async () => {
  await build({ root: path.join(root, 'apps/demo-server'), logLevel: 'error', build: { outDir } });
}, 60_000);

let dir = '';
let file = '';
let running: ServerProcess[] = [];

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'qinghe-'));
  file = path.join(dir, 'school.json');
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop('SIGKILL')));
  running = [];
  rmSync(dir, { recursive: true, force: true });
});

async function start(args: string[] = [], env: Record<string, string> = {}) {
  const server = await startServer(path.join(outDir, 'main.js'), args, {
    PORT: '0',
    HOST: '127.0.0.1',
    QINGHE_DATA: file,
    QINGHE_API_URL: '',
    ...env,
  });
  running.push(server);
  return server;
}

async function call(url: string, pathname: string, token = '', body?: object) {
  const response = await fetch(url + pathname, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

async function login(url: string): Promise<string> {
  const body = { mobile: '13800000001', password: 'qinghe123' };
  const { data } = await call(url, '/api/v2/login/password', '', body);
  return data.token;
}

/** Creates a new order of a membership and returns its number. */
async function orderRole(url: string, token: string): Promise<string> {
  const { data } = await call(url, '/api/v2/order/role', token, { role_id: 2, agree: 1 });
  return data.order_id;
}

/** The parts of the school's file that the tests read. */
interface Kept {
  tables: { tokens: { token: string }[]; orders: { order_id: string }[] };
}

async function nicknameOf(url: string, token: string): Promise<string> {
  const { data } = await call(url, '/api/v2/member/detail', token);
  return data.nick_name;
}

// Every test starts servers.
vi.setConfig({ testTimeout: 60_000 });

describe('what members do', () => {
  it('survives a restart', async () => {
    const first = await start();
    const token = await login(first.url);
    expect(await first.stop()).toBe(0);
    const second = await start();
    expect(await nicknameOf(second.url, token)).toBe('叶小满');
  });

  it('starts over with --reset', async () => {
    const first = await start();
    const token = await login(first.url);
    await first.stop();
    const second = await start(['--reset']);
    expect(await call(second.url, '/api/v2/member/detail', token)).toMatchObject({ code: 401 });
  });

  it('loses no order, no session and no byte of the file to SIGKILL', async () => {
    const tokens: string[] = [];
    const orders: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const server = await start();
      for (const token of tokens.slice(-1))
        expect(await nicknameOf(server.url, token)).toBe('叶小满');
      let isAlive = true;
      const wanted = tokens.length + 4;
      const members = Array.from({ length: 3 }, async () => {
        while (isAlive) {
          const token = await login(server.url).catch(() => '');
          if (token) tokens.push(token);
          const order = token && (await orderRole(server.url, token).catch(() => ''));
          if (order) orders.push(order);
        }
      });
      // The server is killed after this many replies, whether between two writes or within one.
      const isEnough = () => tokens.length >= wanted && orders.length >= 2 * (round + 1);
      await vi.waitUntil(isEnough, { interval: round, timeout: 30_000 });
      await server.stop('SIGKILL');
      isAlive = false;
      await Promise.all(members);
      const { tables }: Kept = JSON.parse(readFileSync(file, 'utf8'));
      const known = new Set([
        ...tables.tokens.map((row) => row.token),
        ...tables.orders.map((row) => row.order_id),
      ]);
      expect([...tokens, ...orders].filter((written) => !known.has(written))).toEqual([]);
    }
    expect(tokens.length).toBeGreaterThan(20);
    expect(orders.length).toBeGreaterThan(10);
    expect(new Set(orders).size).toBe(orders.length);
    expect(readdirSync(dir).filter((name) => name.includes('broken'))).toEqual([]);
  }, 60_000);

  it.each([
    ['half a file', '{"version":1,"tables":{"users":['],
    ['an empty file', ''],
    ['another version', '{"version":0,"generation":"B","tables":{}}'],
    ['missing tables', '{"version":1,"generation":"B","tables":{"users":[]}}'],
    ['another kind of file', '"school"'],
  ])('puts %s aside and starts fresh', async (_, content) => {
    writeFileSync(file, content);
    const server = await start();
    expect(await login(server.url)).not.toBe('');
    const aside = readdirSync(dir).find((name) => name.startsWith('school.broken-')) ?? '';
    expect(readFileSync(path.join(dir, aside), 'utf8')).toBe(content);
    expect(server.output()).toContain(aside);
  });
});

describe('readers who leave in the middle of a file', () => {
  const count = ({ child }: ServerProcess) => readdirSync(`/proc/${child.pid}/fd`).length;

  /** Requests a video and disconnects after its first bytes, or even before them. */
  const breakOff = (url: string, isPatient: boolean) =>
    new Promise<void>((resolve) => {
      const { hostname, port } = new URL(url);
      const leave = (socket: Socket) => socket.destroy();
      const socket = connect(Number(port), hostname, () =>
        socket.write('GET /demo/media/lesson-1.mp4 HTTP/1.1\r\nHost: x\r\n\r\n', () => {
          if (!isPatient) leave(socket);
        }),
      );
      socket.once('data', () => leave(socket));
      socket.once('error', () => undefined);
      socket.once('close', () => resolve());
    });

  it.skipIf(process.platform !== 'linux')('leave none of it open', async () => {
    const server = await start();
    await breakOff(server.url, true);
    const before = count(server);
    for (let round = 0; round < 20; round += 1)
      await Promise.all(
        Array.from({ length: 15 }, (_, reader) => breakOff(server.url, reader % 3 > 0)),
      );
    await vi.waitFor(() => expect(count(server)).toBeLessThan(before + 5), { timeout: 5000 });
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
    const film = await fetch(`${server.url}/demo/media/lesson-1.mp4`);
    const { size } = statSync(path.join(root, 'packages/api/demo/media/lesson-1.mp4'));
    expect((await film.arrayBuffer()).byteLength).toBe(size);
  });
});

describe('starting', () => {
  it('tells where it is, who can sign in and how to change that', async () => {
    const server = await start();
    await wait(50);
    for (const part of [
      `${server.url}/`,
      `${server.url}/h5/`,
      '13800000001',
      'qinghe123',
      '112233',
      '--reset',
      'QINGHE_API_URL=',
    ])
      expect(server.output()).toContain(part);
  });

  it('is for this machine alone, unless HOST says otherwise', async () => {
    const own = await start([], { HOST: '' });
    await vi.waitFor(() => expect(own.output()).toContain('HOST=0.0.0.0'), {
      timeout: 10_000,
    });
    expect(own.output()).not.toContain('On the LAN');
    const { port } = new URL(own.url);
    const others = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    for (const { address } of others)
      await expect(fetch(`http://${address}:${port}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('says which port is taken, and how to take another one', async () => {
    const other = await start();
    const { port } = new URL(other.url);
    await expect(start([], { PORT: port, QINGHE_DATA: `${file}.2` })).rejects.toThrow(
      `Port ${port} is in use. Stop the other server or choose another port: PORT=4311 npm start`,
    );
    expect(await nicknameOf((await start([], { QINGHE_DATA: `${file}.2` })).url, '')).toBe(
      undefined,
    );
  });

  it('lets one server alone keep a school, and says how to have a second one', async () => {
    const first = await start();
    const token = await login(first.url);
    const said = await start().then(() => '', String);
    expect(said).toContain(`${file} is in use by another server (process ${first.child.pid}).`);
    const hint = /PORT=4311 QINGHE_DATA=(\S+) npm start/.exec(said)?.[1] ?? '';
    expect(path.dirname(hint)).toBe(dir);
    const second = await start([], { QINGHE_DATA: hint });
    await login(second.url);

    // Neither server has changed the other's data, and a server that ended in any way does not block the next one.
    await first.stop('SIGKILL');
    const third = await start();
    expect(await nicknameOf(third.url, token)).toBe('叶小满');
    await third.stop();
    const fourth = await start();
    expect(await nicknameOf(fourth.url, token)).toBe('叶小满');
    await fourth.stop();
    await second.stop();
    expect(readdirSync(dir).filter((name) => name.endsWith('.lock'))).toEqual([]);
  });

  it.skipIf(process.platform !== 'linux')(
    'takes over from a killed server whose number went to another process',
    async () => {
      writeFileSync(`${file}.lock`, `${process.pid} 1`);
      expect(await login((await start()).url)).not.toBe('');
    },
  );

  it.each(['', 'x', '0 0', '99999999 7'])('is not held up by a lock that says %j', async (lock) => {
    writeFileSync(`${file}.lock`, lock);
    expect(await login((await start()).url)).not.toBe('');
  });

  it('refuses settings it cannot use', async () => {
    await expect(start([], { QINGHE_API_URL: 'nonsense' })).rejects.toThrow(
      'QINGHE_API_URL must be',
    );
    await expect(start(['--what'])).rejects.toThrow('Unknown flag --what');
  });

  it('prints SMS codes in its log only', async () => {
    const server = await start();
    const { data } = await call(server.url, '/api/v2/captcha/image');
    const answer = [...decodeURIComponent(data.img).matchAll(/>([0-9A-Z])<\/text>/g)];
    const body = {
      mobile: '13811112222',
      image_key: data.key,
      image_captcha: answer.map(([, letter]) => letter).join(''),
      scene: 'login',
    };
    const reply = await call(server.url, '/api/v2/captcha/sms', '', body);
    expect(reply).toEqual({ code: 0, message: '', data: [] });
    await wait(50);
    expect(server.output()).toMatch(/SMS to 13811112222 \(login\): \d{6}/);
  });

  it('ends a reply that is under way before it stops', async () => {
    const server = await start();
    const body = JSON.stringify({ mobile: '13800000001', password: 'qinghe123' });
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/v2/login/password HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    expect(String(await once(socket, 'data'))).toContain('100 Continue');
    socket.write(body.slice(0, 10));
    const stopped = server.stop();
    await vi.waitFor(() => expect(call(server.url, '/healthz')).rejects.toThrow('fetch failed'), {
      timeout: 10_000,
    });
    socket.end(body.slice(10));
    expect(await text(socket)).toContain('"token":');
    expect(await stopped).toBe(0);
  });
});
