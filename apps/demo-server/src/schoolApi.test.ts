import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { handlers, resetDb } from '@qinghe/api/mocks';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isThisMachine } from './rateLimit.ts';
import { UPLOAD_LIMIT } from './request.ts';
import { createSchoolApi } from './schoolApi.ts';
import { createServer } from './server.ts';
import { listen, sendRaw } from './testing/listen.ts';
import { createSiteFolders } from './testing/site.ts';

const keep = vi.fn<() => void>();
const serve = (list: readonly HttpHandler[]) =>
  listen(createServer(createSiteFolders(), createSchoolApi({ handlers: list, keep })));
const mistake = { code: 1, message: '错误', data: [] };

beforeEach(() => {
  resetDb();
  keep.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the demo school over HTTP', () => {
  it('signs a member in and knows the token', async () => {
    const url = await serve(handlers);
    const login = await fetch(`${url}/api/v2/login/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile: '13800000001', password: 'qinghe123' }),
    });
    const { data } = await login.json();
    const member = await fetch(`${url}/api/v2/member/detail`, {
      headers: { authorization: `Bearer ${data.token}` },
    });
    expect(await member.json()).toMatchObject({ code: 0, data: { nick_name: '叶小满' } });
    expect(member.headers.get('cache-control')).toBe('no-cache, private');
  });

  it.each([
    ['GET', '/api/v2/no/such', { code: 404, message: '路由不存在', data: [] }],
    ['GET', '/addons/none', { code: 404, message: '路由不存在', data: [] }],
    ['GET', '/api', { code: 404, message: '路由不存在', data: [] }],
    ['PUT', '/api/v2/courses', mistake],
  ])('answers %s %s with an envelope', async (method, path, envelope) => {
    const response = await fetch((await serve(handlers)) + path, { method });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(envelope);
  });

  it('answers HEAD like GET without a body', async () => {
    const response = await fetch(`${await serve(handlers)}/api/v2/courses`, { method: 'HEAD' });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await response.text()).toBe('');
  });

  it('answers preflights from any origin', async () => {
    const response = await fetch(`${await serve(handlers)}/api/v2/courses`, {
      method: 'OPTIONS',
      headers: { origin: 'http://a.example', 'access-control-request-method': 'PUT' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe('PUT');
  });
});

describe('replies', () => {
  it('streams a body as it comes', async () => {
    const url = await serve([
      http.get('*/api/stream', () => {
        const body = new ReadableStream({
          async start(controller) {
            controller.enqueue(new TextEncoder().encode('甲'));
            await wait(50);
            controller.enqueue(new TextEncoder().encode('乙'));
            controller.close();
          },
        });
        return new HttpResponse(body);
      }),
    ]);
    expect(await (await fetch(`${url}/api/stream`)).text()).toBe('甲乙');
  });

  it('keeps several cookies apart', async () => {
    const headers = new Headers([
      ['set-cookie', 'a=1; Path=/'],
      ['set-cookie', 'b=2; Expires=Fri, 20 Nov 2026 02:00:00 GMT'],
    ]);
    const url = await serve([http.get('*/api/cookies', () => new Response('', { headers }))]);
    const response = await fetch(`${url}/api/cookies`);
    expect(response.headers.getSetCookie()).toEqual([
      'a=1; Path=/',
      'b=2; Expires=Fri, 20 Nov 2026 02:00:00 GMT',
    ]);
  });

  it('closes the connection for a network error and lives on', async () => {
    const url = await serve([
      http.get('*/api/broken', () => HttpResponse.error()),
      http.get('*/api/fine', () => HttpResponse.json({ code: 0 })),
    ]);
    await expect(fetch(`${url}/api/broken`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${url}/api/fine`)).status).toBe(200);
  });

  it('answers an envelope when a handler fails', async () => {
    const url = await serve([
      http.get('*/api/fails', () => {
        throw new Error('a mistake');
      }),
    ]);
    const response = await fetch(`${url}/api/fails`);
    expect(response.headers.get('content-type')).toContain('application/json');
    await expect(response.json()).resolves.toMatchObject({ code: 1 });
  });

  it('passes an upload on and refuses one over the limit', async () => {
    const url = await serve([
      http.post('*/api/v2/upload/image', async ({ request }) => {
        const file = (await request.formData()).get('file');
        return HttpResponse.json({ code: 0, size: file instanceof File ? file.size : null });
      }),
    ]);
    const upload = (size: number) => {
      const body = new FormData();
      body.set('file', new File([new Uint8Array(size)], 'a.png', { type: 'image/png' }));
      return fetch(`${url}/api/v2/upload/image`, { method: 'POST', body }).then((reply) =>
        reply.json(),
      );
    };
    expect(await upload(300_000)).toEqual({ code: 0, size: 300_000 });
    expect(await upload(UPLOAD_LIMIT + 1)).toEqual({ code: 1, message: '请求内容过大', data: [] });
  });

  it('takes little where no file is sent', async () => {
    const url = await serve([
      http.post('*/api/v2/login/mobile', async ({ request }) =>
        HttpResponse.json({ code: 0, length: (await request.text()).length }),
      ),
    ]);
    const send = (length: number) =>
      fetch(`${url}/api/v2/login/mobile`, { method: 'POST', body: 'x'.repeat(length) }).then(
        (reply) => reply.json(),
      );
    expect(await send(65_536)).toEqual({ code: 0, length: 65_536 });
    expect(await send(65_537)).toEqual({ code: 1, message: '请求内容过大', data: [] });
  });

  it('lets one address sign in, ask for codes and send pictures 120 times a minute', async () => {
    let now = 0;
    const api = createSchoolApi({ handlers, keep, now: () => now, isFree: () => false });
    const url = await listen(createServer(createSiteFolders(), api));
    const login = () =>
      fetch(`${url}/api/v2/login/password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobile: '13800000001', password: 'wrong' }),
      }).then((reply) => reply.json());
    const refused = { code: 1, message: '手机号或密码错误', data: [] };
    for (let tries = 0; tries < 120; tries += 1) expect(await login()).toEqual(refused);
    expect(await login()).toEqual({ code: 429, message: '请稍后再试', data: [] });
    const sms = await fetch(`${url}/api/v2/captcha/sms`, { method: 'POST' });
    expect(await sms.json()).toMatchObject({ code: 429 });
    const courses = await fetch(`${url}/api/v2/courses?page=1&page_size=1`);
    expect(await courses.json()).toMatchObject({ code: 0 });
    now += 60_000;
    expect(await login()).toEqual(refused);
  });

  it.each([
    ['127.0.0.1', true],
    ['::ffff:127.0.0.1', true],
    ['::1', true],
    ['192.168.1.7', false],
    ['::ffff:10.0.0.127', false],
    ['fe80::1', false],
    ['', false],
  ])('knows %s as an address of this machine: %s', (address, isOwn) => {
    expect(isThisMachine(address)).toBe(isOwn);
  });

  it('refuses a long body that does not tell its length', async () => {
    const url = await serve([http.post('*/api/upload', () => HttpResponse.json({ code: 0 }))]);
    let left = 20;
    const body = new ReadableStream({
      pull(controller) {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' };
    const answer = await fetch(`${url}/api/upload`, init).then(
      (reply) => reply.json(),
      () => ({ code: 1, message: '请求内容过大', data: [] }),
    );
    expect(answer).toEqual({ code: 1, message: '请求内容过大', data: [] });
    expect(await (await fetch(`${url}/api/upload`, { method: 'POST' })).json()).toEqual({
      code: 0,
    });
  });

  it('keeps a change before it answers, and answers an error when it cannot', async () => {
    const url = await serve([http.post('*/api/write', () => HttpResponse.json({ code: 0 }))]);
    await fetch(`${url}/api/write`, { method: 'POST' });
    expect(keep).toHaveBeenCalledTimes(1);
    keep.mockImplementation(() => {
      throw new Error('the disk is full');
    });
    expect(await (await fetch(`${url}/api/write`, { method: 'POST' })).json()).toEqual(mistake);
  });

  it('tells a handler that the caller has left', async () => {
    const left = vi.fn<() => void>();
    const leave = new AbortController();
    const url = await serve([
      http.get('*/api/slow', async ({ request }) => {
        request.signal.addEventListener('abort', left);
        leave.abort();
        await vi.waitFor(() => expect(left).toHaveBeenCalled(), { timeout: 10_000 });
        return HttpResponse.json({ code: 0 });
      }),
    ]);
    await expect(fetch(`${url}/api/slow`, { signal: leave.signal })).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(left).toHaveBeenCalled(), { timeout: 10_000 });
  }, 30_000);
});

describe('malformed calls', () => {
  const request = (line: string, headers = 'Host: x', body = '') =>
    `${line}\r\n${headers}\r\nConnection: close\r\n\r\n${body}`;

  it.each([
    ['bad percent code', request('GET /api/v2/course/%E0%A4%A HTTP/1.1')],
    ['bad percent code in the query', request('GET /api/v2/courses?page=%%%&%=1 HTTP/1.1')],
    ['null byte', request('GET /api/v2/course/%00 HTTP/1.1')],
    ['huge path', request(`GET /api/${'a'.repeat(12_000)} HTTP/1.1`)],
    ['path of another server', request('GET http://evil.example/api/v2/courses HTTP/1.1')],
    ['bad host', request('GET /api/v2/courses HTTP/1.1', 'Host: a b/c?d')],
    [
      'bad JSON',
      request(
        'POST /api/v2/login/password HTTP/1.1',
        'Host: x\r\nContent-Type: application/json\r\nContent-Length: 5',
        '{"a":',
      ),
    ],
    [
      'JSON that is no object',
      request(
        'POST /api/v2/login/password HTTP/1.1',
        'Host: x\r\nContent-Type: application/json\r\nContent-Length: 4',
        'null',
      ),
    ],
    [
      'a form without a boundary',
      request(
        'POST /api/v2/login/password HTTP/1.1',
        'Host: x\r\nContent-Type: multipart/form-data\r\nContent-Length: 3',
        'abc',
      ),
    ],
    [
      'odd header bytes',
      request('GET /api/v2/courses HTTP/1.1', 'Host: x\r\nX-A: \u00ff\u00fe\r\nCookie: %%%=;;;'),
    ],
    [
      'a bad token',
      request('GET /api/v2/member/detail HTTP/1.1', 'Host: x\r\nAuthorization: Bearer \u00ff%00'),
    ],
    [
      'GET with a body',
      request('GET /api/v2/courses HTTP/1.1', 'Host: x\r\nContent-Length: 3', 'abc'),
    ],
    ['TRACE', request('TRACE /api/v2/courses HTTP/1.1')],
    ['an upgrade', request('GET /api/v2/courses HTTP/1.1', 'Host: x\r\nUpgrade: websocket')],
  ])('answers %s with an envelope', async (_, bytes) => {
    const answer = await sendRaw(await serve(handlers), Buffer.from(bytes, 'latin1'));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 200 OK/);
    expect(JSON.parse(body)).toMatchObject({
      code: expect.any(Number),
      message: expect.any(String),
    });
  });

  it.each([
    ['an unknown method', request('BREW /api/v2/courses HTTP/1.1'), 400],
    [
      'headers over the limit',
      request('GET /api/v2/courses HTTP/1.1', `Host: x\r\nX-A: ${'a'.repeat(20_000)}`),
      431,
    ],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002garbage\r\n\r\n', 400],
    [
      'two lengths',
      request(
        'POST /api/v2/courses HTTP/1.1',
        'Host: x\r\nContent-Length: 1\r\nContent-Length: 2',
        'a',
      ),
      400,
    ],
  ])('refuses %s', async (_, bytes, status) => {
    expect(await sendRaw(await serve(handlers), bytes)).toContain(`HTTP/1.1 ${status}`);
  });

  it('survives anything else', async () => {
    const url = await serve(handlers);
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'LINK'),
        fc.constantFrom('/api/v2/', '/api/v3/', '/demo/', '/h5/', '/', ''),
        text,
        text,
        text,
        async (method, base, path, headers, body) => {
          const bytes = Buffer.from(
            `${method} ${base}${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`,
          );
          await sendRaw(url, bytes, 300);
        },
      ),
      { numRuns: 60, seed: 20_261_120 },
    );
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${url}/api/v2/other/config`)).json()).toMatchObject({ code: 0 });
  }, 60_000);
});
