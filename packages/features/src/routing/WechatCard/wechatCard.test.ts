import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WechatJssdk } from '@qinghe/api/resources/system';
import type { Jweixin, Refusal, ShareData } from './jweixin.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) MicroMessenger/8.0.50';
const ANDROID = 'Mozilla/5.0 (Linux; Android 12) Chrome/86.0 MicroMessenger/8.0.32';
const LANDING = 'https://school.example/h5/';
const page = {
  address: 'https://school.example/h5/courses/detail/7',
  title: '线性代数',
  description: '从方程组到特征值。',
  picture: '/covers/algebra.png',
};

interface FakeWechat {
  refusedSignatures: Set<string>;
  /** Number of share cards to refuse. */
  refusedCards: number;
  configs: string[];
  cards: [call: string, link: string][];
  onRefusal: (reason: Refusal) => void;
}

const untold = (): FakeWechat => ({
  refusedSignatures: new Set(),
  refusedCards: 0,
  configs: [],
  cards: [],
  onRefusal: () => undefined,
});

/** Fake of WeChat: which signatures and cards it refuses, and what it was given. */
const wechat = untold();
const announce = vi.fn<(thrown: unknown) => void>();
const mark: { own: string | null; tell: () => void } = { own: '12', tell: () => undefined };
let answer: (address: string) => WechatJssdk | null;

const take = (name: string) => (data: ShareData) => {
  wechat.cards.push([name, data.link]);
  if (wechat.refusedCards > 0) {
    wechat.refusedCards -= 1;
    data.fail({ errMsg: 'the permission value is offline verifying' });
  }
};
const wx: Jweixin = {
  config: ({ signature }) => {
    wechat.configs.push(signature);
    if (wechat.refusedSignatures.has(signature)) wechat.onRefusal({ errMsg: 'invalid signature' });
  },
  ready: (listener) => listener(),
  error: () => undefined,
  updateAppMessageShareData: take('friends'),
  updateTimelineShareData: take('timeline'),
};

async function open(userAgent: string) {
  vi.stubGlobal('navigator', { userAgent });
  const { showWechatCard } = await import('./wechatCard.ts');
  return showWechatCard;
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: page.address } });
  vi.resetModules();
  vi.useFakeTimers();
  Object.assign(wechat, untold());
  announce.mockClear();
  mark.own = '12';
  answer = (address) => ({
    enabled: true,
    data: {
      appId: 'wx',
      nonceStr: 'n',
      timestamp: 1,
      signature: address,
      jsApiList: [],
      openTagList: [],
    },
    share: null,
  });
  vi.doMock('./jweixin.ts', () => ({
    loadJweixin: async (onRefusal: (reason: Refusal) => void) => {
      wechat.onRefusal = onRefusal;
      return wx;
    },
  }));
  vi.doMock('@qinghe/hooks/error-reports', () => ({ announce }));
  vi.doMock('@qinghe/hooks/stores/session', () => ({
    ownMark: () => mark.own,
    onOwnMark: (listener: () => void) => {
      mark.tell = listener;
    },
  }));
  vi.doMock('@qinghe/hooks/data/wechatShare', async () => ({
    ...(await vi.importActual<object>('@qinghe/hooks/data/wechatShare')),
    landingAddress: () => LANDING,
    signWechatPage: async (address: string) => answer(address),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LINK = 'https://school.example/courses/detail/7';
const both = (link: string) => [
  ['friends', link],
  ['timeline', link],
];

it.each([
  ['Android', ANDROID, page.address],
  ['iOS', IPHONE, LANDING],
])('on %s both calls get the card once the address is signed', async (_, agent, signed) => {
  await (
    await open(agent)
  )(page);
  expect(wechat.configs).toEqual([signed]);
  expect(wechat.cards).toEqual(both(`${LINK}?msv=12`));
});

it('tries the other address where WeChat refuses the first, and reports when it refuses both', async () => {
  const show = await open(IPHONE);
  wechat.refusedSignatures.add(LANDING);
  await show(page);
  await vi.advanceTimersByTimeAsync(0);
  expect(wechat.configs).toEqual([LANDING, page.address]);
  expect(wechat.cards.at(-1)).toEqual(['timeline', `${LINK}?msv=12`]);
  expect(announce).not.toHaveBeenCalled();
  wechat.refusedSignatures.add(page.address);
  await show(page);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(announce.mock.calls).toEqual([
    [new Error('WeChat refuses the signature of a page: invalid signature')],
  ]);
});

it('reports no refusal of a page that the visitor has left meanwhile', async () => {
  const show = await open(ANDROID);
  wechat.refusedSignatures.add(page.address).add(LANDING);
  vi.stubGlobal('window', { location: { href: `${page.address}0` } });
  await show(page);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(wechat.configs).toEqual([page.address, LANDING]);
  expect(announce).not.toHaveBeenCalled();
});

it('offers a card again while WeChat still checks the signature, and reports when it never takes it', async () => {
  const show = await open(ANDROID);
  wechat.refusedCards = 3;
  await show(page);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(wechat.cards).toHaveLength(6);
  expect(announce).not.toHaveBeenCalled();
  wechat.refusedCards = 100;
  await show(page);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(announce).toHaveBeenCalledTimes(1);
});

it('leaves the card of a page that is gone', async () => {
  const show = await open(ANDROID);
  wechat.refusedCards = 1;
  await show(page);
  await show({ ...page, address: `${page.address}0` });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wechat.cards.slice(2)).toEqual(both(`${LINK}0?msv=12`));
});

it('follows a login and a logout', async () => {
  mark.own = null;
  await (
    await open(ANDROID)
  )(page);
  expect(wechat.cards.splice(0)).toEqual(both(LINK));
  mark.own = '7';
  mark.tell();
  expect(wechat.cards.splice(0)).toEqual(both(`${LINK}?msv=7`));
  mark.own = null;
  mark.tell();
  expect(wechat.cards).toEqual(both(LINK));
});

it.each([null, { enabled: false, data: null, share: null }])(
  'leaves WeChat alone where the server answers %j',
  async (reply) => {
    answer = () => reply;
    await (
      await open(ANDROID)
    )(page);
    mark.tell();
    expect([wechat.configs, wechat.cards]).toEqual([[], []]);
    expect(announce).not.toHaveBeenCalled();
  },
);
