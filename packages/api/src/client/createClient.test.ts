import { getEventListeners } from 'node:events';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';
import { ApiError } from './ApiError.ts';
import { createClient } from './createClient.ts';

const getThing = endpoint({
  name: 'getThing',
  method: 'GET',
  path: '/api/v2/thing/{id}',
  auth: 'optional',
  params: v.object({
    id: v.union([v.number(), v.string()]),
    scene: v.optional(v.string()),
    is_try: v.optional(v.boolean()),
  }),
  reply: v.object({ id: read.id, avatar: read.url }),
  source: '1.2',
});

const postThing = endpoint({
  name: 'postThing',
  method: 'POST',
  path: '/api/v2/thing/{id}',
  auth: 'required',
  params: v.object({ id: v.number(), name: v.string(), note: v.optional(v.string()) }),
  reply: read.nothing,
  source: '1.2',
});

const postFile = endpoint({
  name: 'postFile',
  method: 'POST',
  path: '/api/v2/file',
  auth: 'required',
  encoding: 'multipart',
  params: v.object({ file: v.blob(), kind: v.number() }),
  reply: read.nothing,
  source: '1.2',
});

const getNothing = endpoint({
  name: 'getNothing',
  method: 'GET',
  path: '/api/v3/status',
  auth: 'none',
  params: v.object({}),
  reply: read.nothing,
  source: '1.2',
});

interface Sent {
  url: string;
  init: RequestInit;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const ok = (data: unknown = []) => json({ code: 0, message: '', data });
const refused = (message = '请登录') => json({ code: 401, message, data: [] });

function setUp(
  answer: (sent: Sent) => Response | Promise<Response>,
  initial: { baseUrl?: string; token?: string | null; timeoutMs?: number } = {},
) {
  const state = { token: initial.token ?? null };
  const sent: Sent[] = [];
  const onUnauthorized = vi.fn<() => void>();
  const client = createClient({
    baseUrl: () => initial.baseUrl ?? 'https://school.test',
    getToken: () => state.token,
    onUnauthorized,
    ...(initial.timeoutMs !== undefined && { timeoutMs: initial.timeoutMs }),
    fetch: async (url, init) => {
      const request = { url, init };
      sent.push(request);
      return answer(request);
    },
  });
  return { client, sent, state, onUnauthorized };
}

/** A promise and its ends. */
function deferred() {
  let resolve = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<void>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('resolved'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

function untilAborted({ init }: Sent): Promise<Response> {
  return new Promise((_, reject) => {
    const fail = () => reject(new DOMException('aborted', 'AbortError'));
    if (init.signal?.aborted) fail();
    init.signal?.addEventListener('abort', fail);
  });
}

describe('a request', () => {
  it('puts placeholders into the path and the rest into the query', async () => {
    const { client, sent } = setUp(() => ok({ id: 1 }));
    await client.send(getThing, { id: 'a/b c', scene: '', is_try: true });
    expect(sent[0]?.url).toBe('https://school.test/api/v2/thing/a%2Fb%20c?scene=&is_try=1');
    expect(sent[0]?.init.method).toBe('GET');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it(
    'leaves undefined fields out and joins a base URL with a slash',
    { tags: ['spec:7.base-url'] },
    async () => {
      const { client, sent } = setUp(() => ok({ id: 1 }), { baseUrl: 'https://school.test//' });
      await client.send(getThing, { id: 1, scene: undefined });
      expect(sent[0]?.url).toBe('https://school.test/api/v2/thing/1');
    },
  );

  it('sends JSON in a body, without the placeholders', async () => {
    const { client, sent } = setUp(() => ok(), { token: 't' });
    await client.send(postThing, { id: 7, name: '小明' });
    expect(sent[0]?.url).toBe('https://school.test/api/v2/thing/7');
    expect(sent[0]?.init.body).toBe('{"name":"小明"}');
    expect(sent[0]?.init.headers).toEqual({
      Accept: 'application/json',
      Authorization: 'Bearer t',
      'Content-Type': 'application/json',
    });
  });

  it('outlives the page where asked to, and only there', async () => {
    const { client, sent } = setUp(() => ok());
    await client.send(postThing, { id: 7, name: '小明' }, { keepalive: true });
    await client.send(postThing, { id: 7, name: '小明' });
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, undefined]);
  });

  it('goes without the token where it is asked as a visitor', async () => {
    const { client, sent } = setUp(() => ok({ id: 3, avatar: '' }), { token: 't' });
    await client.send(getThing, { id: 3 }, { asVisitor: true });
    await client.send(getThing, { id: 3 });
    expect(sent.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([
      null,
      'Bearer t',
    ]);
  });

  it('shows the headers of the reply to who asks for them', async () => {
    const Date = 'Mon, 23 Nov 2026 00:00:00 GMT';
    const { client } = setUp(() => new Response('{"code":0,"data":[]}', { headers: { Date } }));
    const seen = vi.fn<(headers: Headers) => void>();
    await client.send(getNothing, {}, { onReply: seen });
    expect(seen.mock.calls[0]?.[0].get('Date')).toBe(Date);
  });

  it(
    'sends no Authorization without a token',
    { tags: ['spec:7.accept', 'spec:7.token'] },
    async () => {
      const { client, sent } = setUp(() => ok());
      await client.send(getNothing);
      expect(sent[0]?.init.headers).toEqual({ Accept: 'application/json' });
    },
  );

  it('uploads a file as form data and lets the browser set the content type', async () => {
    const { client, sent } = setUp(() => ok(), { token: 't' });
    await client.send(postFile, { file: new File(['x'], '头像.png'), kind: 2 });
    const body = sent[0]?.init.body;
    if (!(body instanceof FormData)) throw new Error('no form data');
    const file = body.get('file');
    expect(file instanceof File && file.name).toBe('头像.png');
    expect(body.get('kind')).toBe('2');
    expect(sent[0]?.init.headers).not.toHaveProperty('Content-Type');
  });

  it('is not sent when a placeholder has no value', async () => {
    const { client, sent } = setUp(() => ok());
    await expect(client.send(getThing, { id: '' })).rejects.toThrow(/needs "id"/);
    expect(sent).toHaveLength(0);
  });
});

describe('an answer', () => {
  it('resolves with the normalised reply', { tags: ['spec:8.envelope'] }, async () => {
    const { client } = setUp(() => ok({ id: '7', more: 1 }));
    expect(await client.send(getThing, { id: 7 })).toEqual({ id: 7, avatar: '' });
  });

  it.each([
    ['/images/a.jpg', 'https://school.test/images/a.jpg'],
    ['//cdn.test/a.jpg', '//cdn.test/a.jpg'],
    ['https://cdn.test/a.jpg', 'https://cdn.test/a.jpg'],
    ['', ''],
  ])('resolves the picture %j against the API host', async (avatar, resolved) => {
    const { client } = setUp(() => ok({ id: 1, avatar }));
    expect((await client.send(getThing, { id: 1 })).avatar).toBe(resolved);
  });

  it.each([
    ['a business error', json({ code: 1, message: '手机号已存在', data: [] }), 'envelope', 1, 200],
    ['an empty message', json({ code: 1, message: '', data: [] }), 'envelope', 1, 200],
    [
      'a code as text',
      json({ code: '404', message: '资源不存在', data: [] }),
      'envelope',
      404,
      200,
    ],
    ['an enveloped HTTP error', json({ code: 500, message: '' }, 500), 'envelope', 500, 500],
    ['success with an HTTP error', json({ code: 0, data: { id: 1 } }, 500), 'http', null, 500],
    ['JSON without envelope', json({ message: 'Server Error' }, 500), 'http', null, 500],
    ['HTML with 502', new Response('<html>', { status: 502 }), 'http', null, 502],
    ['HTML with 200', new Response('<html>'), 'parse', null, 200],
    ['an empty body', new Response(''), 'parse', null, 200],
    ['204', new Response(null, { status: 204 }), 'parse', null, 204],
    ['broken JSON', new Response('{"code":0,"data":{'), 'parse', null, 200],
    ['a list as envelope', json([{ code: 0 }]), 'parse', null, 200],
    ['null', json(null), 'parse', null, 200],
    ['no code', json({ data: { id: 1 } }), 'parse', null, 200],
    ['a code that is no code', json({ code: {}, message: '', data: [] }), 'parse', null, 200],
    ['a reply without what is needed', ok([]), 'parse', null, 200],
  ])('becomes an error for %s', async (_, response, kind, code, status) => {
    const { client, onUnauthorized } = setUp(() => response);
    const error = await errorOf(client.send(getThing, { id: 1 }));
    expect(error).toMatchObject({ kind, code, status, silent: false, pendingStatus: null });
    expect(error.url).toBe('https://school.test/api/v2/thing/1');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('keeps the message of an envelope, also an empty one', async () => {
    const { client } = setUp(({ url }) =>
      json({ code: 1, message: url.endsWith('1') ? '账号已被锁定' : '', data: [] }),
    );
    expect((await errorOf(client.send(getThing, { id: 1 }))).message).toBe('账号已被锁定');
    expect((await errorOf(client.send(getThing, { id: 2 }))).message).toBe('');
  });

  it('is silent while a face check is pending and tells its status', async () => {
    const { client } = setUp(() => json({ code: { status: 5 }, message: '', data: [] }));
    const error = await errorOf(client.send(getNothing));
    expect(error).toMatchObject({ kind: 'envelope', code: null, silent: true, pendingStatus: 5 });
  });

  it('is silent for the suppressed message', { tags: ['spec:8.silent'] }, async () => {
    const { client } = setUp(() => json({ code: 1, message: '请勿重复绑定', data: [] }));
    expect(await errorOf(client.send(getNothing))).toMatchObject({ code: 1, silent: true });
  });
});

describe('a call without an answer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('times out after 15 seconds', { tags: ['spec:7.timeout', 'spec:9.timeout'] }, async () => {
    const { client } = setUp(untilAborted);
    const settled = vi.fn<(error: ApiError) => void>();
    const call = errorOf(client.send(getNothing)).then(settled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ kind: 'timeout', status: null });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('times out also while the body is being read', async () => {
    const { client } = setUp(
      (sent) =>
        new Response(
          new ReadableStream({
            start: (stream) => {
              sent.init.signal?.addEventListener('abort', () => stream.error(new Error('cut')));
            },
          }),
        ),
      { timeoutMs: 50 },
    );
    const call = errorOf(client.send(getNothing));
    await vi.advanceTimersByTimeAsync(50);
    expect((await call).kind).toBe('timeout');
  });

  it('takes the timeout of one call', async () => {
    const { client } = setUp(untilAborted);
    const call = errorOf(client.send(getNothing, {}, { timeoutMs: 10 }));
    await vi.advanceTimersByTimeAsync(10);
    expect((await call).kind).toBe('timeout');
  });

  it('is aborted by the caller, silently', async () => {
    const { client } = setUp(untilAborted);
    const controller = new AbortController();
    const call = errorOf(client.send(getNothing, {}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    expect(await call).toMatchObject({ kind: 'aborted', silent: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is aborted at once by a signal that has fired', async () => {
    const { client } = setUp(untilAborted);
    const controller = new AbortController();
    controller.abort();
    const call = client.send(getNothing, {}, { signal: controller.signal });
    expect((await errorOf(call)).kind).toBe('aborted');
  });

  it('is a network error when the connection fails', async () => {
    const { client } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await errorOf(client.send(getNothing));
    expect(error).toMatchObject({ kind: 'network', status: null, silent: false });
    expect(error.cause).toBeInstanceOf(TypeError);
  });
});

describe('a refused session', () => {
  const five = (send: () => Promise<unknown>) =>
    Promise.all(Array.from({ length: 5 }, () => errorOf(send())));

  it('is announced once for five parallel calls with either text', async () => {
    let calls = 0;
    const { client, onUnauthorized } = setUp(
      () => refused((calls += 1) === 1 ? '请重新登录' : '请登录'),
      { token: 'old' },
    );
    const errors = await five(() => client.send(getNothing));
    expect(onUnauthorized).toHaveBeenCalledOnce();
    for (const error of errors) expect(error).toMatchObject({ code: 401, silent: true });
  });

  it('is announced once when the listener clears the token', async () => {
    const { client, state, onUnauthorized } = setUp(() => refused(), { token: 'old' });
    onUnauthorized.mockImplementation(() => {
      state.token = null;
    });
    await five(() => client.send(getNothing));
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('is announced for HTTP 401 without envelope', async () => {
    const { client, onUnauthorized } = setUp(() => json({ message: 'Unauthenticated.' }, 401), {
      token: 'old',
    });
    const error = await errorOf(client.send(getNothing));
    expect(error).toMatchObject({ kind: 'http', status: 401, code: null, silent: true });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('stays announced for later calls with the same token', async () => {
    const { client, onUnauthorized } = setUp(() => refused(), { token: 'old' });
    await errorOf(client.send(getNothing));
    await errorOf(client.send(getNothing));
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('is announced again for a new token', async () => {
    const { client, state, onUnauthorized } = setUp(() => refused(), { token: 'old' });
    await errorOf(client.send(getNothing));
    state.token = 'new';
    await five(() => client.send(getNothing));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('does not end a newer session', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { client, state, onUnauthorized } = setUp(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
      { token: 'old' },
    );
    const call = errorOf(client.send(getNothing));
    state.token = 'new';
    answer(refused());
    await call;
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is announced once per burst without a token', async () => {
    const { client, onUnauthorized } = setUp(() => refused());
    await five(() => client.send(getNothing));
    expect(onUnauthorized).toHaveBeenCalledOnce();
    await five(() => client.send(getNothing));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('is not announced again by calls without a token in the same burst', async () => {
    const { client, state, onUnauthorized } = setUp(() => refused(), { token: 'old' });
    const anonymous: Promise<ApiError>[] = [];
    onUnauthorized.mockImplementation(() => {
      state.token = null;
      anonymous.push(errorOf(client.send(getNothing)));
    });
    await five(() => client.send(getNothing));
    await Promise.all(anonymous);
    expect(anonymous).toHaveLength(1);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
});

it('leaves no listener on the signal of a call that has ended', async () => {
  const { client } = setUp(() => ok());
  const { signal } = new AbortController();
  await client.send(getNothing, {}, { signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

describe('the log line of an error names the call', () => {
  it.each([
    [
      'without an answer',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'GET https://school.test/api/v2/thing/1: network',
    ],
    [
      'with an unreadable field',
      () => ok({ id: 'x' }),
      'getThing: id: Invalid type: Expected number but received null',
    ],
    [
      'with no reply at all',
      () => ok(5),
      'getThing: data: Invalid type: Expected Object but received 5',
    ],
  ])('%s', async (_, answer, line) => {
    const { client } = setUp(answer);
    expect((await errorOf(client.send(getThing, { id: 1 }))).message).toBe(line);
  });
});

it.each([
  ['4', 4000],
  [undefined, null],
  ['0', null],
  ['Mon, 23 Nov 2026 10:00:00 GMT', null],
])('tells how long a busy server asks to wait: Retry-After %j', async (header, retryAfter) => {
  const headers = new Headers();
  if (header !== undefined) headers.set('Retry-After', header);
  const body = JSON.stringify({ code: 429, message: '', data: [] });
  const { client } = setUp(() => new Response(body, { status: 429, headers }));
  await expect(errorOf(client.send(getNothing, {}))).resolves.toMatchObject({ retryAfter });
});

describe('a judge', () => {
  const judgedBy = (judge: (endpoint: unknown, error: ApiError) => Promise<ApiError>) =>
    createClient({
      baseUrl: () => 'https://school.test',
      getToken: () => null,
      onUnauthorized: () => undefined,
      fetch: async () => json({ code: 1, message: '错误', data: [] }),
      judge,
    });

  it('has the last word on an error of the server', async () => {
    const verdict = new ApiError({ kind: 'absent', url: '/', missing: 'call' });
    const client = judgedBy(async () => verdict);
    await expect(client.send(getNothing, {})).rejects.toBe(verdict);
  });

  it('is not asked about a call that was never made', async () => {
    const judge = vi.fn<(endpoint: unknown, error: ApiError) => Promise<ApiError>>();
    const client = judgedBy(judge);
    await expect(client.send(getThing, { id: '' })).rejects.toThrow(TypeError);
    expect(judge).not.toHaveBeenCalled();
  });
});

describe('a call that is looked at before it is sent', () => {
  it('waits for what the look answers, and is looked at once more', async () => {
    const { promise, resolve } = deferred();
    const asked = vi.fn<() => void>();
    const answers = [promise, undefined];
    const client = createClient({
      baseUrl: () => 'https://school.test',
      getToken: () => null,
      onUnauthorized: () => {},
      check: () => answers.shift(),
      fetch: async () => {
        asked();
        return ok();
      },
    });
    const call = client.send(getNothing);
    await Promise.resolve();
    expect(asked).not.toHaveBeenCalled();
    resolve();
    await call;
    expect(asked).toHaveBeenCalledOnce();
    expect(answers).toEqual([]);
  });

  it('is refused by what the look throws', async () => {
    const { promise, reject } = deferred();
    const client = createClient({
      baseUrl: () => 'https://school.test',
      getToken: () => null,
      onUnauthorized: () => {},
      check: () => promise,
    });
    reject(new Error('not yet'));
    await expect(client.send(getNothing)).rejects.toThrow('not yet');
  });
});
