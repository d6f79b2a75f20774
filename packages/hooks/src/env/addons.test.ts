import { describe, expect, it } from 'vitest';
import { isAddonPath } from './addonPaths.ts';
import { addonAddress, parseAddons } from './addons.ts';

const url = 'https://old.example';
const mobileUrl = 'https://m-old.example/';

describe('parseAddons', () => {
  it.each([
    undefined,
    null,
    {},
    { addons: null },
    { addons: 'https://old.example' },
    { addons: { url: 'old.example' } },
    { addons: { url: 'javascript:alert(1)//' } },
    { addons: { url: 7, mobileUrl } },
    { addons: { url: 'https://old.example"; return 200 "' } },
  ])('finds none in %j', (settings) => {
    expect(parseAddons(settings)).toBeNull();
  });

  it('has no page of ours among what it knows', () => {
    const { paths = [] } = parseAddons({ addons: { url } }) ?? {};
    expect(paths.filter((path) => !isAddonPath(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(10);
  });
});

describe('isAddonPath', () => {
  it.each(['packageA/book', 'member/certs', 'live-class', 'tg'])('takes %s', (path) => {
    expect(isAddonPath(path)).toBe(true);
  });

  it.each([
    '',
    '/',
    '/book',
    'book/',
    '../x',
    'a b',
    'a.b',
    '.*',
    7,
    null,
    'courses',
    'courses/detail',
    'member',
    'mine',
    'h5',
    'h5/book',
    'api',
    'API',
    'pages',
  ])('refuses %j', (path) => {
    expect(isAddonPath(path)).toBe(false);
  });
});

describe('addonAddress', () => {
  const of = (address: string, settings: object = {}) =>
    addonAddress(
      parseAddons(
        { addons: { url, mobileUrl, paths: ['packageA/x', 1, 'member'] }, ...settings },
        isAddonPath,
      ),
      address,
      'desktop',
    );

  it.each([
    ['/book/detail/3?a=1#top', '/book/detail/3?a=1#top'],
    ['/book', '/book'],
    ['/topic/detail?id=3', '/topic/detail?id=3'],
    ['/learnPath/detail/2', '/learnPath/detail/2'],
    ['/exam/papers/1', '/exam/papers/1'],
    ['/exam/anything', '/exam/anything'],
    ['/tg', '/tg'],
    ['/ms?x', '/ms?x'],
    ['/k12', '/k12'],
    ['/live/detail/9', '/live/detail/9'],
    ['/member/certs', '/member/certs'],
    ['/packageA/x/y', '/packageA/x/y'],
  ])('%s leads to %s of the other client', (address, at) => {
    expect(of(address)).toBe(url + at);
  });

  it.each(['/', '/books', '/bookx/1', '/member', '/member/orders', '/courses', '/Book', '//book'])(
    '%s is no address of an add-on',
    (address) => {
      expect(of(address)).toBeNull();
    },
  );

  it('leads nowhere where the settings switch the module off, and no further than that', () => {
    const features = { book: false, paper: false, live: true };
    expect(of('/book/detail/3', { features })).toBeNull();
    expect(of('/exam/papers', { features })).toBeNull();
    expect(of('/exam/practice', { features })).toBe(`${url}/exam/practice`);
    expect(of('/live/detail/3', { features })).toBe(`${url}/live/detail/3`);
  });

  it('sends phones to the mobile client, to the other where there is none', () => {
    const both = parseAddons({ addons: { url, mobileUrl } });
    expect(addonAddress(both, '/book/1', 'mobile')).toBe('https://m-old.example/book/1');
    const one = parseAddons({ addons: { url } });
    expect(addonAddress(one, '/book/1', 'mobile')).toBe('https://old.example/book/1');
    expect(addonAddress(null, '/book/1', 'mobile')).toBeNull();
  });
});
