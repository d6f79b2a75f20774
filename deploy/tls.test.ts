// Tests the TLS front exactly as in the guide: another nginx with TLS and HTTP/2 in front of that of start.sh.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type Nginx, startNginx } from './testing/nginx.ts';
import { type EchoSchool, startEchoSchool } from './testing/school.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const guide = readFileSync(`${root}deploy/README.md`, 'utf8');
const [, front = ''] = /^```nginx\n(.*?)^```/ms.exec(guide) ?? [];
const [, given = ''] = /^QINGHE_LISTEN=.*?QINGHE_FRONT=(\S+)/m.exec(guide) ?? [];

let folder = '';
let school: EchoSchool;
let nginx: Nginx;
let tls: ChildProcess;
let ports = { http: 0, https: 0 };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'qinghe-tls-'));
  chmodSync(folder, 0o755);
  spawnSync(process.execPath, [`${root}scripts/bundle.mjs`, `${folder}/dist`]);
  school = await startEchoSchool();
  nginx = await startNginx(
    `${folder}/dist`,
    {},
    { QINGHE_API_URL: school.url, QINGHE_FRONT: given },
  );
  const name = 'www.example.com';
  const certificate = spawnSync('openssl', [
    ...'req -x509 -newkey rsa:2048 -nodes -days 2 -subj'.split(' '),
    `/CN=${name}`,
    '-keyout',
    `${folder}/privkey.pem`,
    '-out',
    `${folder}/fullchain.pem`,
  ]);
  expect(certificate.status).toBe(0);
  ports = { http: await freePort(), https: await freePort() };
  const here = front
    .replaceAll(`/etc/letsencrypt/live/${name}/`, `${folder}/`)
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replace(/ *listen \[::\]:\d+.*;\n/g, '')
    .replace('http://127.0.0.1:8080', nginx.url);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    `${folder}/tls.conf`,
    `pid ${folder}/tls.pid;\ndaemon off;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${here}}\n`,
  );
  tls = spawn('nginx', ['-e', 'stderr', '-c', `${folder}/tls.conf`], { stdio: 'pipe' });
  let said = '';
  tls.stderr?.on('data', (chunk) => (said += String(chunk)));
  for (let tries = 0; tries < 100; tries += 1) {
    if (tls.exitCode !== null) throw new Error(said);
    const isUp = await fetch(`http://127.0.0.1:${ports.http}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(50);
  }
}, 60_000);

afterAll(async () => {
  tls.kill('SIGQUIT');
  await nginx.stop();
  school.server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a request over HTTP/2. */
function ask(address: string, headers: Record<string, string> = {}) {
  return new Promise<{ protocol: string; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const session = connect(`https://127.0.0.1:${ports.https}`, {
        rejectUnauthorized: false,
        servername: 'www.example.com',
      });
      session.on('error', reject);
      const call = session.request({
        ':path': address,
        ':authority': 'www.example.com',
        ...headers,
      });
      let answered: Record<string, unknown> = {};
      let body = '';
      call.on('response', (got) => (answered = { ...got }));
      call.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      call.on('end', () => {
        const protocol = String(session.alpnProtocol);
        session.close();
        resolve({ protocol, headers: answered, body });
      });
      call.on('error', reject);
      call.end();
    },
  );
}

it('brings pages by HTTP/2, and keeps browsers at https', async () => {
  const { protocol, headers, body } = await ask('/courses');
  expect([protocol, headers[':status']]).toEqual(['h2', 200]);
  expect(body).toContain('<title>');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  const phone = await ask('/courses', { 'user-agent': 'iPhone' });
  expect(phone.headers['location']).toBe('/h5/courses');
});

it('tells the school that a visitor came by https and from where, whatever the visitor says', async () => {
  const { body } = await ask('/api/v2/x', { 'x-forwarded-for': '9.9.9.9' });
  const { headers } = JSON.parse(body).data;
  expect(headers).toMatchObject({ 'x-forwarded-proto': 'https', 'x-real-ip': '127.0.0.1' });
  expect(headers['x-forwarded-for']).not.toContain('9.9.9.9');
});

it('leads plain HTTP to https', async () => {
  const reply = await fetch(`http://127.0.0.1:${ports.http}/courses?a=1`, { redirect: 'manual' });
  expect(reply.status).toBe(301);
  expect(reply.headers.get('location')).toBe('https://127.0.0.1/courses?a=1');
});
