import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getResponse } from 'msw';
import { handlers, resetDb, school } from '@qinghe/api/mocks';
import { resetServer } from '../../stores/server/index.ts';
import { stubFetch, stubWindow } from '../../testing/browser.ts';
import { addressesToSign, signWechatPage } from './index.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 12; V2148A) AppleWebKit/537.36 Chrome/86.0 MQQBrowser/6.2 MicroMessenger/8.0.32 NetType/WIFI';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 Chrome/81.0 Safari/537.36 MicroMessenger/7.0.20 WindowsWechat';
const A = 'https://school.example/h5/?from=singlemessage';
const B = 'https://school.example/h5/courses/detail/7?tab=lessons';

describe('what is signed', () => {
  it.each([
    ['Android', ANDROID, A, B, [B, A]],
    ['iOS', IPHONE, A, B, [A, B]],
    ['Windows', WINDOWS, A, B, [B, A]],
    ['Android', ANDROID, B, `${B}#reviews`, [B]],
    ['iOS', IPHONE, `${B}#/x#y`, B, [B]],
  ])('on %s, %#', (_, userAgent, landing, current, addresses) => {
    expect(addressesToSign({ userAgent, landing, current })).toEqual(addresses);
  });
});

describe('the signature', () => {
  beforeEach(() => {
    stubWindow({ apiUrl: 'http://school.test' });
    resetServer();
  });
  afterEach(() => vi.unstubAllGlobals());

  const serve = () => {
    const fetch = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(
      async (url, init) =>
        (await getResponse(handlers, new Request(url, init))) ?? new Response('', { status: 500 }),
    );
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  it('is the server’s, asked for once at an address', async () => {
    resetDb({ generation: 'C' });
    school.tables.settings.wechat_share = 1;
    const fetch = serve();
    const answer = await signWechatPage(B);
    expect(answer).toMatchObject({
      enabled: true,
      data: {
        appId: 'wx0123456789abcdef',
        nonceStr: 'qinghe-nonce',
        signature: `demo-signature-of ${B}`,
      },
    });
    expect(await signWechatPage(B)).toBe(answer);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls[0]?.[0]).toContain(`path=${encodeURIComponent(B)}`);
  });

  it('is none where the server lacks the call, and asked for again where it failed', async () => {
    const address = `${A}&again`;
    stubFetch({ code: 404, message: '路由不存在' });
    expect(await signWechatPage(address)).toBeNull();
    resetServer();
    stubFetch({ code: 0, data: { enabled: 0 } });
    expect(await signWechatPage(address)).toMatchObject({ enabled: false, data: null });
  });
});
