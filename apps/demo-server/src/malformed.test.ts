import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { startServer } from '../../../scripts/lib/process.mjs';
import { malformedRequests } from './testing/malformed.ts';
import { createFolder } from './testing/site.ts';

/** Number of requests; the nightly run sends more. */
const COUNT = process.env['QINGHE_NIGHTLY'] ? 10_000 : 500;
const AT_ONCE = 16;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const outDir = path.join(root, 'node_modules/.cache/demo-server-malformed');

beforeAll(async () => {
  await build({ root: path.join(root, 'apps/demo-server'), logLevel: 'error', build: { outDir } });
}, 60_000);

/** Sends bytes, ends the request, and returns the response until the connection closes. */
function exchange(url: string, bytes: Uint8Array): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(20_000, () => {
      socket.destroy();
      reject(new Error(`no answer to ${Buffer.from(bytes).toString('latin1').slice(0, 300)}`));
    });
    socket.on('data', (chunk) => (answer += chunk.toString('latin1').slice(0, 200)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

async function call(url: string, address: string, token: string, body?: object) {
  const response = await fetch(url + address, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

async function login(url: string, mobile: string) {
  const { data } = await call(url, '/api/v2/login/password', '', { mobile, password: 'qinghe123' });
  return String(data.token);
}

it('survives requests that no honest client sends, and loses nothing', async () => {
  const file = path.join(createFolder(), 'school.json');
  const server = await startServer(path.join(outDir, 'main.js'), [], {
    PORT: '0',
    HOST: '127.0.0.1',
    QINGHE_DATA: file,
    QINGHE_API_URL: '',
  });
  try {
    // The order of one member is watched while the token of another is used for the attack.
    const watched = await login(server.url, '13800000001');
    const made = await call(server.url, '/api/v2/order/role', watched, { role_id: 2, agree: 1 });
    const orderId = String(made.data.order_id);
    const requests = malformedRequests(COUNT, await login(server.url, '13800000003'));
    const statuses = new Map<string, number>();
    const attack = async () => {
      for (const bytes of requests) {
        const answer = await exchange(server.url, bytes);
        const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === '500') throw new Error(bytes.toString('latin1').slice(0, 500));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, attack));

    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(COUNT);
    for (const status of ['200', '400', '404']) expect(statuses.get(status)).toBeGreaterThan(5);
    expect(statuses.get('none')).toBeLessThan(COUNT / 4);
    expect(server.child.exitCode).toBeNull();
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
    const { data } = await call(server.url, '/api/v2/member/orders?page_size=100', watched);
    expect(data.data.map((order: { order_id: string }) => order.order_id)).toContain(orderId);
    const kept: { tables: { orders: { order_id: string }[] } } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    expect(kept.tables.orders.map((order) => order.order_id)).toContain(orderId);
    expect(server.output()).not.toContain('Error');
  } finally {
    await server.stop();
  }
}, 300_000);
