import { expect, it } from 'vitest';
import { findApi } from './findApi.ts';

const envelope = () => new Response('{"code":0,"message":"","data":{}}');
const page = () =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Returns a `fetch` that answers the config at these API addresses and a web page everywhere else. */
const serving =
  (...apis: readonly string[]) =>
  (url: string) =>
    Promise.resolve(apis.some((api) => url === `${api}/api/v2/other/config`) ? envelope() : page());

it('takes an API as it is', async () => {
  const fetch = serving('https://a.example', 'https://a.example/api');
  expect(await findApi('https://a.example', { fetch })).toEqual({
    api: 'https://a.example',
    isFound: true,
    remark: '',
  });
});

it('finds it below /api, as at MeEdu’s PC site, and says so', async () => {
  const found = await findApi('https://a.example', { fetch: serving('https://a.example/api') });
  expect(found).toMatchObject({ api: 'https://a.example/api', isFound: true });
  expect(found.remark).toBe(
    'https://a.example is no API of MeEdu, https://a.example/api is: that one is asked',
  );
});

it('does not take the envelope of an unknown route for it, nor a school in trouble for none', async () => {
  const unknown = () => new Response('{"code":404,"message":"路由不存在","data":[]}');
  const trouble = () => Promise.resolve(new Response('{"code":1,"message":"系统维护中"}'));
  const fetch = (url: string) =>
    Promise.resolve(url.startsWith('https://a.example/api/api/') ? envelope() : unknown());
  expect((await findApi('https://a.example', { fetch })).api).toBe('https://a.example/api');
  expect(await findApi('https://a.example', { fetch: trouble })).toMatchObject({ isFound: true });
});

it('says what it found instead', async () => {
  const found = await findApi('https://a.example', { fetch: serving() });
  expect(found).toMatchObject({ api: 'https://a.example', isFound: false });
  expect(found.remark).toContain('https://a.example answers HTTP 200 with text/html. MeEdu');
  const moved = await findApi('https://a.example', {
    fetch: () =>
      Promise.resolve(
        new Response(null, { status: 301, headers: { location: 'https://b.example/' } }),
      ),
  });
  expect(moved.remark).toContain('https://a.example answers HTTP 301 to https://b.example/');
});

it('says why an address cannot be reached, once', async () => {
  let calls = 0;
  const fetch = () => {
    calls += 1;
    return Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }));
  };
  expect((await findApi('https://a.example', { fetch })).remark).toBe(
    'https://a.example cannot be reached (ENOTFOUND)',
  );
  expect(calls).toBe(1);
});
