import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseScripts, readScripts } from './index.ts';

const NONE = { list: [], hosts: [], needsConsent: false };
const BAIDU = 'https://hm.baidu.com/hm.js?abc';

describe('parseScripts', () => {
  it('takes addresses and code in their order, with the hosts they come from', () => {
    const scripts = {
      consent: true,
      hosts: ['*.zoosnet.net', 'hm.baidu.com', 'chat.example:8443'],
      list: [{ src: BAIDU }, { code: 'var _hmt = [];' }, { src: '/tongji.js' }],
    };
    expect(parseScripts({ scripts })).toEqual({
      list: [
        { kind: 'src', src: BAIDU },
        { kind: 'code', code: 'var _hmt = [];' },
        { kind: 'src', src: '/tongji.js' },
      ],
      hosts: ['hm.baidu.com', '*.zoosnet.net', 'chat.example:8443'],
      needsConsent: true,
    });
  });

  it.each([
    { src: 'http://plain.example/x.js' },
    { src: '//other.example/x.js' },
    { src: '/\\other.example/x.js' },
    { src: 'javascript:alert(1)' },
    { src: 'https://' },
    { src: 'https://evil.example;script-src *' },
    { src: 7 },
    { code: '  ' },
    { code: 7 },
    {},
    null,
    'https://hm.baidu.com/hm.js',
  ])('leaves out %j', (entry) => {
    expect(
      parseScripts({ scripts: { list: [entry], hosts: ['a.example'], consent: true } }),
    ).toEqual(NONE);
  });

  it.each(['a.example; script-src *', "'unsafe-inline'", '*', 'localhost', 'https://a.example', 7])(
    'has no host %j',
    (host) => {
      const { hosts } = parseScripts({ scripts: { list: [{ code: 'x' }], hosts: [host] } });
      expect(hosts).toEqual([]);
    },
  );

  it.each([undefined, null, 7, [], {}, { scripts: [] }, { scripts: { list: 'x' } }])(
    'is nothing for %j',
    (settings) => {
      expect(parseScripts(settings)).toEqual(NONE);
    },
  );

  it.each([1, 'true', undefined, false])('wants no consent for `consent` %j', (consent) => {
    expect(parseScripts({ scripts: { list: [{ code: 'x' }], consent } }).needsConsent).toBe(false);
  });
});

describe('readScripts', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('reads those of this deployment', () => {
    vi.stubGlobal('window', { __QINGHE__: { scripts: { list: [{ code: 'x' }] } } });
    expect(readScripts().list).toEqual([{ kind: 'code', code: 'x' }]);
  });
});
