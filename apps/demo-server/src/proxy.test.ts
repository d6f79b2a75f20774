import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createRawServer } from 'node:net';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startServer } from '../../../scripts/lib/process.mjs';
import { createProxy } from './proxy.ts';
import { createServer } from './server.ts';
import { listen, sendRaw } from './testing/listen.ts';
import { createSiteFolders } from './testing/site.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const serve = (upstream: string, timeoutMs?: number) =>
  listen(
    createServer(createSiteFolders(), createProxy(new URL(upstream), timeoutMs), {
      school: new URL(upstream),
    }),
  );

const school = (answer: RequestListener) => listen(createHttpServer(answer));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a real school behind the server', () => {
  it('gives the replies of a recorded server', { timeout: 30_000 }, async () => {
    const replay = await startServer(`${root}scripts/replay-server.mjs`, [
      `${root}packages/api/fixtures/recorded/B-4.9.12`,
      '0',
    ]);
    try {
      const url = await serve(replay.url);
      const read = (path: string, init?: RequestInit) =>
        fetch(url + path, init).then((reply) => reply.json());
      expect(await read('/api/v2/other/config')).toMatchObject({
        code: 0,
        data: { name: '示例网校' },
      });
      expect(await read('/api/v2/member/detail')).toMatchObject({ code: 401, message: '请登录' });
      expect(
        await read('/api/v2/login/password', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ mobile: '13900001111', password: '123456' }),
        }),
      ).toMatchObject({ code: 0, data: { token: expect.stringContaining('FAKE-MEMBER-1') } });
      expect(await read('/api/v9/none')).toMatchObject({ code: 404 });
      expect(await (await fetch(`${url}/courses`)).text()).toContain('<title>web</title>');
    } finally {
      await replay.stop();
    }
  });

  it('gives the pictures of relative addresses, but no other file that the site lacks', async () => {
    const asked: (string | undefined)[] = [];
    const url = await serve(
      await school((req, res) => {
        asked.push(req.url);
        res.setHeader('content-type', 'image/jpeg').end('picture');
      }),
    );
    const read = (path: string) => fetch(url + path).then((reply) => reply.text());
    expect(await read('/images/default_avatar.jpg?v=1')).toBe('picture');
    expect(await read('/favicon.svg')).toContain('<svg');
    expect(await read('/assets/gone.png')).toBe('404 Not Found');
    expect(await read('/manifest.json')).toBe('404 Not Found');
    expect(asked).toEqual(['/images/default_avatar.jpg']);
  });

  it('passes method, path, body and headers on, with its own host', async () => {
    const upstream = await school((req, res) => {
      void json(req).then((body) => {
        const { host, authorization, 'x-forwarded-for': from, connection } = req.headers;
        res.setHeader('content-type', 'application/json');
        res.end(
          JSON.stringify({
            method: req.method,
            url: req.url,
            host,
            authorization,
            from,
            connection,
            body,
          }),
        );
      });
    });
    const url = await serve(`${upstream}/base/`);
    const reply = await fetch(`${url}/addons/Zhibo/api/v1/x?a=%E9%9D%92&b=1`, {
      method: 'PUT',
      headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
      body: JSON.stringify({ name: '禾' }),
    });
    expect(await reply.json()).toEqual({
      method: 'PUT',
      url: '/base/addons/Zhibo/api/v1/x?a=%E9%9D%92&b=1',
      host: new URL(upstream).host,
      authorization: 'Bearer t',
      from: '127.0.0.1',
      connection: 'close',
      body: { name: '禾' },
    });
  });

  it('takes from nobody who forwards it, or under which name it is asked for', async () => {
    const upstream = await school((req, res) => void res.end(JSON.stringify(req.rawHeaders)));
    const url = await serve(upstream);
    const answer = await sendRaw(
      url,
      [
        'GET /api/v2/courses HTTP/1.1',
        'Host: school.test',
        'X-Forwarded-For: 9.9.9.9',
        'X-Forwarded-Host: evil.example',
        'X_Forwarded_Host: evil.example',
        'X-Forwarded-Proto: gopher',
        'X-Forwarded-Port: 1',
        'X-Forwarded-Prefix: /evil',
        'Forwarded: for=evil.example;host=evil.example',
        'X-Real-IP: 6.6.6.6',
        'X-Original-URL: /admin/evil',
        'X-Rewrite-URL: /admin/evil',
        'X-HTTP-Method-Override: DELETE',
        'X-HTTP-Method: DELETE',
        'X-Method-Override: DELETE',
        'Authorization: Bearer t',
        '\r\n',
      ].join('\r\n'),
    );
    const raw: string[] = JSON.parse(/\[.*\]/s.exec(answer)?.[0] ?? '[]');
    const sent = raw.flatMap((name, at) =>
      at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? '']] : [],
    );
    expect(Object.fromEntries(sent)).toEqual({
      host: new URL(upstream).host,
      authorization: 'Bearer t',
      'x-forwarded-for': '9.9.9.9, 127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-real-ip': '127.0.0.1',
      connection: 'close',
    });
  });

  it.each(['GET', 'DELETE', 'POST'])(
    'gets the length of a %s whose caller wants it dropped on the way',
    async (method) => {
      const seen: string[] = [];
      const upstream = await listen(
        createRawServer((socket) => {
          socket.on('data', (chunk) => {
            seen.push(String(chunk));
            socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
          });
          socket.on('error', () => undefined);
        }),
      );
      const body = 'GET /admin HTTP/1.1\r\nHost: x\r\n\r\n';
      await sendRaw(
        await serve(upstream),
        `${method} /api/x HTTP/1.1\r\nHost: x\r\nConnection: Content-Length, Host, X-Mine\r\nX-Mine: 1\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      const request = seen.join('').toLowerCase();
      expect(request).toContain(`\r\ncontent-length: ${body.length}\r\n`);
      expect(request).toContain(`\r\nhost: ${new URL(upstream).host}\r\n`);
      expect(request).not.toContain('x-mine');
      expect(request).not.toContain('chunked');
    },
  );

  it('gives status, headers and several cookies back', async () => {
    const upstream = await school((_, res) => {
      res.writeHead(429, {
        'retry-after': '7',
        'set-cookie': ['a=1', 'b=2'],
        'x-content-type-options': 'nosniff',
        connection: 'x-secret',
        'x-secret': '1',
      });
      res.end('slow down');
    });
    const reply = await fetch(`${await serve(upstream)}/api/x`);
    expect([reply.status, await reply.text()]).toEqual([429, 'slow down']);
    expect(reply.headers.get('retry-after')).toBe('7');
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(reply.headers.has('x-secret')).toBe(false);
  });

  it('streams a reply as it comes', async () => {
    let goOn = () => {};
    const upstream = await school((_, res) => {
      res.write('甲');
      goOn = () => res.end('乙');
    });
    const reply = await fetch(`${await serve(upstream)}/api/x`);
    const reader = reply.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('甲');
    goOn();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('乙');
  });

  it('leaves redirects to the browser', async () => {
    const upstream = await school((_, res) => {
      res.writeHead(302, { location: 'https://qq.example/login' });
      res.end();
    });
    const reply = await fetch(`${await serve(upstream)}/api/x`, { redirect: 'manual' });
    expect(reply.headers.get('location')).toBe('https://qq.example/login');
  });

  it('answers 502 when the school cannot be reached', async () => {
    const reply = await fetch(`${await serve('http://127.0.0.1:9')}/api/x`, {
      method: 'POST',
      body: 'x',
    });
    expect(reply.status).toBe(502);
    expect(await reply.json()).toEqual({ code: 502, message: '无法连接学堂服务器', data: [] });
  });

  it('answers 504 when the school is silent', async () => {
    const upstream = await school(() => undefined);
    const reply = await fetch(`${await serve(upstream, 100)}/api/x`);
    expect(reply.status).toBe(504);
  });

  it('breaks off when the school breaks off, and lives on', async () => {
    const upstream = await school((_, res) => {
      res.writeHead(200, { 'content-length': '100' });
      res.write('half');
      setTimeout(() => res.destroy(), 20);
    });
    const url = await serve(upstream);
    await expect(fetch(`${url}/api/x`).then((reply) => reply.text())).rejects.toThrow('terminated');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('stops asking the school when the visitor leaves', async () => {
    const asked = vi.fn<() => void>();
    const left = vi.fn<() => void>();
    const upstream = await school((req) => {
      asked();
      req.on('close', left);
    });
    const leave = new AbortController();
    const call = fetch(`${await serve(upstream)}/api/x`, { signal: leave.signal });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 10_000 });
    leave.abort();
    await expect(call).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(left).toHaveBeenCalled(), { timeout: 10_000 });
  }, 30_000);
});
