import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithHeadStart } from './headStart.ts';

const URL_ASKED = '/api/v2/other/config';
const init = { method: 'GET' };
const fetched = vi.fn<typeof fetch>();

function begin(response: Promise<Response>, token: string | null = null) {
  const controller = new AbortController();
  const start = { token, answers: { [URL_ASKED]: { response, controller } } };
  vi.stubGlobal('window', { __QINGHE_START__: start });
  return controller;
}

beforeEach(() => {
  fetched.mockImplementation(() => Promise.resolve(new Response('asked again')));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(performance, 'now').mockReturnValue(500);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

const read = async (token: string | null = null, request: RequestInit = init) =>
  (await fetchWithHeadStart(URL_ASKED, request, token)).text();

it('takes an answer over once', async () => {
  begin(Promise.resolve(new Response('early')));
  expect(await read()).toBe('early');
  expect(fetched).not.toHaveBeenCalled();
  expect(await read()).toBe('asked again');
});

it('asks again for another member, for another method and when the page is old', async () => {
  begin(Promise.resolve(new Response('early')));
  expect(await read('jwt')).toBe('asked again');
  begin(Promise.resolve(new Response('early')));
  expect(await read(null, { method: 'POST' })).toBe('asked again');
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(await read()).toBe('asked again');
});

it('asks again when the early call has failed', async () => {
  begin(Promise.reject(new TypeError('network')));
  expect(await read()).toBe('asked again');
});

it('breaks the early call off with its caller', async () => {
  fetched.mockImplementation((_, request) =>
    request?.signal?.aborted
      ? Promise.reject(new DOMException('', 'AbortError'))
      : Promise.resolve(new Response('asked again')),
  );
  let breakOff: () => void = () => undefined;
  const response = new Promise<Response>((_, reject) => {
    breakOff = () => reject(new DOMException('', 'AbortError'));
  });
  const { signal: earlySignal } = begin(response);
  earlySignal.addEventListener('abort', breakOff);
  const controller = new AbortController();
  const answer = read(null, { ...init, signal: controller.signal });
  controller.abort();
  expect(earlySignal.aborted).toBe(true);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

it('breaks the early call of another member off', async () => {
  const { signal } = begin(Promise.resolve(new Response('early')), 'jwt');
  expect(await read()).toBe('asked again');
  expect(signal.aborted).toBe(true);
});

it('does without a head start', async () => {
  vi.stubGlobal('window', {});
  expect(await read()).toBe('asked again');
});
