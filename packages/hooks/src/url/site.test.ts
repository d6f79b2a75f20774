import { describe, expect, it } from 'vitest';
import {
  chooseSite,
  desktopSiteUrl,
  isMobileUserAgent,
  isWechatUserAgent,
  mobileSiteUrl,
  placeOf,
  readId,
  removeURLParameter,
} from './index.ts';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 14_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.0 Safari/604.1',
  ipod: 'Mozilla/5.0 (iPod touch; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15',
  pad: 'Mozilla/5.0 (Linux; HarmonyOS; Pad) AppleWebKit/537.36 Chrome/114.0 Safari/537.36',
  pod: 'Opera/9.80 (Pod; U; en) Presto/2.5',
  android:
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 12; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Safari/537.36',
  wechat:
    'Mozilla/5.0 (Linux; Android 12; V2148A) AppleWebKit/537.36 Chrome/86.0 MQQBrowser/6.2 MicroMessenger/8.0.32 NetType/WIFI',
  harmony: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1',
  windowsPhone: 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950)',
  ieMobile: 'Mozilla/4.0 (compatible; MSIE 7.0; Windows CE; IEMobile 7.11)',
  blackberry: 'BlackBerry9700/5.0.0.862 Profile/MIDP-2.1',
  symbian: 'Nokia5800/20 (SymbianOS/9.4; Series60/5.0)',
  webos: 'Mozilla/5.0 (webOS/1.4.0; U; en-US) AppleWebKit/532.2 Pre/1.0',
  fennec: 'Mozilla/5.0 (Maemo; Linux armv7l; rv:10.0) Gecko/20100101 Firefox/10.0 Fennec/10.0',
  juc: 'JUC (Linux; U; 2.3.5; zh-cn; MEIZU MX; 640*960) UCWEB8.5.1.179/145/33232',
} as const;

const desktopAgents = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:118.0) Gecko/20100101 Firefox/118.0',
  windowsWechat:
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 Chrome/81.0 Safari/537.36 MicroMessenger/7.0.20 WindowsWechat',
  thinkpad: 'Mozilla/5.0 (X11; Linux x86_64; ThinkPad) Gecko/20100101 Firefox/118.0',
  none: '',
} as const;

describe('isMobileUserAgent', () => {
  it.each(Object.entries(agents))('knows %s as mobile', { tags: ['spec:1.mobile'] }, (_, agent) => {
    expect(isMobileUserAgent(agent)).toBe(true);
  });

  it.each(Object.entries(desktopAgents))('knows %s as desktop', (_, agent) => {
    expect(isMobileUserAgent(agent)).toBe(false);
  });
});

describe('isWechatUserAgent', () => {
  it('knows the browser inside WeChat, on the phone and on the computer', () => {
    expect(isWechatUserAgent(agents.wechat)).toBe(true);
    expect(isWechatUserAgent(desktopAgents.windowsWechat)).toBe(true);
    expect(isWechatUserAgent(agents.android)).toBe(false);
  });
});

describe('chooseSite', () => {
  const phone = agents.iphone;
  const computer = desktopAgents.mac;

  it.each([
    ['a phone', phone, '', null, 'mobile', null],
    ['a computer', computer, '', null, 'desktop', null],
    [
      'a phone that asks for the desktop site',
      phone,
      '?a=1&site=desktop',
      null,
      'desktop',
      'desktop',
    ],
    ['a phone that asked before', phone, '?a=1', 'desktop', 'desktop', 'desktop'],
    ['a phone that changes its mind', phone, '?site=mobile', 'desktop', 'mobile', null],
    ['a computer that asks for the mobile site', computer, '?site=mobile', null, 'mobile', null],
    ['a phone with a wish that does not exist', phone, '?site=tv', null, 'mobile', null],
    ['a phone with a broken memory', phone, '', 'tablet', 'mobile', null],
  ])('%s', (_, userAgent, search, remembered, site, kept) => {
    expect(chooseSite({ search, userAgent, remembered })).toEqual({ site, remembered: kept });
  });
});

describe('mobileSiteUrl', () => {
  it.each([
    ['/', undefined, '/h5/'],
    ['', null, '/h5/'],
    ['/courses/detail/7?x=1#top', '', '/h5/courses/detail/7?x=1#top'],
    ['/courses?site=mobile&cid=3', '', '/h5/courses?cid=3'],
    [
      '/courses/detail/7?x=1',
      'https://m.school.example/',
      'https://m.school.example/courses/detail/7?x=1',
    ],
    ['/?msv=9', 'https://school.example/h5', 'https://school.example/h5/?msv=9'],
    ['/courses', 'javascript:alert(1)', '/h5/courses'],
    ['/courses', '//evil.example', '/h5/courses'],
    ['//evil.example', '', '/h5/evil.example'],
    ['/h5', '', '/h5'],
    ['/h5/courses?cid=3', 'https://m.school.example', '/h5/courses?cid=3'],
    ['/h5x', '', '/h5/h5x'],
    ['/a/h5', '', '/h5/a/h5'],
    ['?a=1', '', '/h5/?a=1'],
    ['/courses', ' http://m.school.example// ', 'http://m.school.example/courses'],
    ['/courses', 'javascript:https://evil.example', '/h5/courses'],
  ])('maps %j with h5_url %j to %j', (path, h5Url, expected) => {
    expect(mobileSiteUrl(path, h5Url)).toBe(expected);
  });
});

describe('desktopSiteUrl', () => {
  it.each([
    ['/h5', undefined, '/?site=desktop'],
    ['/h5/', null, '/?site=desktop'],
    ['/h5/courses/detail/7?x=1#top', '', '/courses/detail/7?x=1&site=desktop#top'],
    ['/courses?site=mobile&cid=3', '', '/courses?cid=3&site=desktop'],
    ['/h5/mine', '', '/?site=desktop'],
    ['/h5/register', '', '/login?site=desktop'],
    ['/h5/forgot-password', '', '/login?site=desktop'],
    ['/h5/member/nickname', '', '/member?site=desktop'],
    ['/h5/member/profile', '', '/member?site=desktop'],
    ['/h5/member/password', '', '/member?site=desktop'],
    ['/h5/member/mobile', '', '/member?site=desktop'],
    ['/a/h5', '', '/a/h5?site=desktop'],
    ['/h5/about#top', '', '/about?site=desktop#top'],
    ['/h5/about?', '', '/about?site=desktop'],
    ['/h5//evil.example', '', '/evil.example?site=desktop'],
    ['/h5/about', 'https://www.school.example/', 'https://www.school.example/about?site=desktop'],
    ['/h5/about', 'javascript:alert(1)', '/about?site=desktop'],
  ])('maps %j with pc_url %j to %j', (path, pcUrl, expected) => {
    expect(desktopSiteUrl(path, pcUrl)).toBe(expected);
  });
});

describe('placeOf', () => {
  it.each([
    ['/', '/courses?cid=3#top', '/courses?cid=3#top', false],
    ['/', '/courses/', '/courses', false],
    ['/', '/?x=1', '/?x=1', false],
    ['/', '/h5', '/h5', true],
    ['/', '/h5/', '/h5', true],
    ['/', '/%685//about?x=1', '/h5/about?x=1', true],
    ['/', '/h5x', '/h5x', false],
    ['/', '/H5', '/H5', false],
    ['/', '/a/h5', '/a/h5', false],
    ['/h5', '/courses?cid=3', '/courses?cid=3', false],
    ['/h5', '/h5', '/', false],
    ['/h5', '/h5?x=1', '/?x=1', false],
    ['/h5', '/h5/about/#top', '/about#top', false],
    ['/h5', '/h5x', '/h5x', false],
    ['/h5', '/a/h5/b', '/a/h5/b', false],
    ['/h5', '/courses?site=desktop', '/courses?site=desktop', true],
    ['/h5', '/h5/courses?cid=3&site=desktop#top', '/courses?cid=3&site=desktop#top', true],
    ['/h5', '/courses?site=mobile', '/courses?site=mobile', false],
  ])('on the site at %s reads %s as %s', (base, address, path, isElsewhere) => {
    expect(placeOf(address, base)).toEqual({ path, isElsewhere });
  });
});

describe('removeURLParameter', () => {
  it.each([
    ['/a?x=1&y=2', 'x', '/a?y=2'],
    ['/a?x=1&y=2', 'y', '/a?x=1'],
    ['/a?x=1', 'x', '/a'],
    ['/a?x', 'x', '/a'],
    ['/a?x=1&y=2&x=3#h?x=1', 'x', '/a?y=2#h?x=1'],
    [
      'https://s.example/a?login_code=c&action=login&k=%E8%AF%BE+1',
      'login_code',
      'https://s.example/a?action=login&k=%E8%AF%BE+1',
    ],
    ['/a?%78=1&y=2', 'x', '/a?y=2'],
    ['/a?xx=1', 'x', '/a?xx=1'],
    ['/a?y=x=1', 'x', '/a?y=x=1'],
    ['/a?%=1&x=2', 'x', '/a?%=1'],
    ['/a#?x=1', 'x', '/a#?x=1'],
    ['/a', 'x', '/a'],
    ['', 'x', ''],
    ['?', 'x', '?'],
    ['x', 'x', 'x'],
    ['#?x=1', 'x', '#?x=1'],
    ['/a?x+y=1&z=2', 'x y', '/a?z=2'],
    ['/a?%=1', '%', '/a'],
  ])('%s without %s', { tags: ['spec:9.remove-parameter'] }, (url, name, expected) => {
    expect(removeURLParameter(url, name)).toBe(expected);
  });
});

describe('readId', () => {
  it.each([
    ['7', 7],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', null],
    ['0', null],
    ['-1', null],
    ['07', null],
    ['7a', null],
    ['1e3', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (text, expected) => {
    expect(readId(text)).toBe(expected);
  });
});
