import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  parseEnv,
  parseFrameHosts,
  parseMobileSite,
  parseVitalsUrl,
  parseWechatShare,
  readEnv,
} from './index.ts';

const defaults = {
  apiUrl: '',
  features: {},
  navs: 'fixed',
  footer: { address: '', phone: '', email: '', qrcodes: [] },
  brand: '青禾学堂',
  icon: '',
};

describe('parseEnv', () => {
  it('accepts a full set of settings', () => {
    const source = {
      apiUrl: 'https://school.example/',
      features: { vip: false, live: true },
      navs: 'server',
      footer: {
        address: '杭州市余杭区禾塘路 18 号',
        phone: '0571-0000 8899',
        email: 'hello@qinghe.example',
        qrcodes: [
          { label: '微信公众号', src: '/demo/qr-wechat.svg' },
          { label: '手机版', src: 'https://cdn.example/qr.png' },
        ],
      },
      brand: '禾苗书院',
      icon: 'https://cdn.example/icon.png',
    };
    expect(parseEnv(source)).toEqual({ ...source, apiUrl: 'https://school.example' });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'apiUrl'],
    ['a number', 7],
    ['a list', [1, 2]],
    ['an empty object', {}],
    ['wrong types everywhere', { apiUrl: 5, features: 'vip', navs: 1, footer: [], brand: {} }],
    ['wrong types inside', { footer: { address: 3, phone: null, qrcodes: 'a' }, features: null }],
    ['blank text', { apiUrl: '  ', brand: ' ' }],
    ['an icon that is no picture', { icon: 'javascript:alert(1)' }],
  ])('falls back to the defaults for %s', (_, source) => {
    expect(parseEnv(source)).toEqual(defaults);
  });

  it.each([
    ['https://school.example', 'https://school.example'],
    [' https://school.example/api/// ', 'https://school.example/api'],
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000'],
    ['', ''],
    ['school.example', ''],
    ['//school.example', ''],
    ['javascript:alert(1)', ''],
    ['https://', ''],
    ['https://a b', ''],
  ])('reads the API address %j as %j', (apiUrl, expected) => {
    expect(parseEnv({ apiUrl }).apiUrl).toBe(expected);
  });

  it('keeps only known switches with boolean values', () => {
    const features = { vip: false, live: 1, book: 'true', cert: true, unheard: true };
    expect(parseEnv({ features }).features).toEqual({ vip: false, cert: true });
  });

  it('drops QR codes without a usable picture', () => {
    const qrcodes = [
      { label: '好', src: 'data:image/png;base64,AA==' },
      { label: '坏', src: 'javascript:alert(1)' },
      { label: '空' },
      { label: '外', src: '//evil.example/a.png' },
      null,
    ];
    expect(parseEnv({ footer: { qrcodes } }).footer.qrcodes).toEqual([qrcodes[0]]);
  });
});

describe('readEnv', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('gives the defaults without a browser', () => {
    expect(readEnv()).toEqual(defaults);
  });

  it('reads window.__QINGHE__ and follows a new one', () => {
    vi.stubGlobal('window', { __QINGHE__: { brand: '甲' } });
    expect(readEnv().brand).toBe('甲');
    expect(readEnv()).toBe(readEnv());
    vi.stubGlobal('window', { __QINGHE__: { brand: '乙' } });
    expect(readEnv().brand).toBe('乙');
  });
});

describe('parseFrameHosts', () => {
  it('takes hosts and nothing that could widen a policy', () => {
    const frameHosts = [
      'v.example.com',
      'video.example:8443',
      'https://a.example',
      '*',
      '*.example.com',
      'a.example; script-src *',
      'a.example/x',
      'localhost',
      7,
    ];
    expect(parseFrameHosts({ frameHosts })).toEqual(['v.example.com', 'video.example:8443']);
    expect(parseFrameHosts({ frameHosts: [] })).toEqual([]);
  });

  it.each([[undefined], [null], [{}], [{ frameHosts: 'v.example.com' }]])(
    'knows the usual players without a list: %j',
    (settings) => {
      expect(parseFrameHosts(settings)).toContain('player.bilibili.com');
    },
  );
});

describe('parseMobileSite', () => {
  it.each([
    [{ mobileSite: 'here' }, 'here'],
    [{ mobileSite: 'school' }, 'school'],
    [{ mobileSite: 'auto' }, 'auto'],
    [{ mobileSite: 'School' }, 'auto'],
    [{ mobileSite: true }, 'auto'],
    [{}, 'auto'],
    [null, 'auto'],
    [undefined, 'auto'],
  ])('reads %j as %s', (settings, expected) => {
    expect(parseMobileSite(settings)).toBe(expected);
  });
});

describe('parseWechatShare', () => {
  it.each([
    [{ wechatShare: true }, true],
    [{ wechatShare: 'true' }, false],
    [{ wechatShare: 1 }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('reads %j as %s', (settings, expected) => {
    expect(parseWechatShare(settings)).toBe(expected);
  });
});

describe('parseVitalsUrl', () => {
  it.each([
    ['/vitals', '/vitals'],
    ['https://vitals.school.example:8443/page', 'https://vitals.school.example:8443/page'],
    ['http://vitals.school.example/page', null],
    ['https://vitals.school.example', null],
    ['//vitals.school.example/page', null],
    ['https://vitals.school.example/page?id=1', null],
    ['javascript:alert(1)', null],
    ['', null],
    [7, null],
    [undefined, null],
  ])('reads %j as %s', (vitalsUrl, expected) => {
    expect(parseVitalsUrl({ vitalsUrl })).toBe(expected);
  });

  it.each([null, undefined, 'x'])('reads no settings but %j as none', (settings) => {
    expect(parseVitalsUrl(settings)).toBeNull();
  });
});
