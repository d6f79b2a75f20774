import { describe, expect, it } from 'vitest';
import { aliasOf, isOwnMobileSite, mobileSiteOf, toMeeduH5 } from './index.ts';
import { meeduH5Address } from './meeduH5.ts';

describe('meeduH5Address', () => {
  it.each([
    ['/', '/'],
    ['/?msv=9', '/?msv=9'],
    ['/courses?cid=3', '/courses?cid=3'],
    ['/courses/detail/7?msv=9#top', '/course/7?msv=9#top'],
    ['/courses/video/7?lesson=31&msv=9', '/course/video/31?lesson=31&msv=9'],
    ['/courses/video/7?t=5&lesson=31', '/course/video/31?t=5&lesson=31'],
    ['/courses/video/12?lesson=3', '/course/video/3?lesson=3'],
    ['/courses/video/12?lesson=312#t', '/course/video/312?lesson=312#t'],
    ['/x/courses/video/7?lesson=3', '/?lesson=3'],
    ['/courses/video/7?lesson=3x', '/?lesson=3x'],
    ['/courses/detail/12', '/course/12'],
    ['/courses/video/7', '/'],
    ['/vip', '/role'],
    ['/study-center', '/study'],
    ['/member/messages', '/messages'],
    ['/member/orders?page=2', '/member/order?page=2'],
    ['/about', '/member/setting'],
    ['/order?goods_type=vod&goods_id=7', '/order?goods_type=vod&goods_id=7'],
    ['/activates/detail/7?msv=9', '/?msv=9'],
    ['/member/credit1-free', '/'],
    ['/nowhere', '/'],
    ['/course/7?msv=9', '/course/7?msv=9'],
    ['/course/video/31', '/course/video/31?lesson=31'],
    ['/member/mobileVerify', '/member'],
  ])('of %s is %s', (address, expected) => {
    expect(meeduH5Address(address)).toBe(expected);
  });

  it('comes when a phone leaves for it', async () => {
    expect(await toMeeduH5('/vip?msv=9')).toBe('/role?msv=9');
  });

  it.each(['/courses/detail/7', '/vip', '/study-center', '/member/messages', '/member/orders'])(
    'of %s leads back to it',
    (address) => {
      expect(aliasOf(meeduH5Address(address), 'mobile')).toBe(address);
    },
  );
});

describe('mobileSiteOf', () => {
  const HERE = 'https://www.school.example';
  const MEEDU = 'https://m.school.example';
  const OURS = 'https://m.school.example/h5';
  it.each([
    ['nothing', '', 'auto', null],
    ['MeEdu’s H5', MEEDU, 'auto', null],
    ['a mobile site of ours', OURS, 'auto', OURS],
    ['a mobile site of ours, with a slash', `${OURS}/`, 'auto', OURS],
    ['our own mobile site', `${HERE}/h5`, 'auto', null],
    ['this very site', `${HERE}/`, 'auto', null],
    ['this very site, in capitals', 'HTTPS://WWW.School.example/h5', 'auto', null],
    ['a site whose name begins alike', `${HERE}.cn/h5`, 'auto', `${HERE}.cn/h5`],
    ['no address', 'm.school.example/h5', 'auto', null],
    ['a script', 'javascript:alert(1)//h5', 'auto', null],
    ['MeEdu’s H5', MEEDU, 'school', MEEDU],
    ['a mobile site of ours', OURS, 'school', OURS],
    ['this very site, which would lead to itself', `${HERE}/`, 'school', null],
    ['nothing', '', 'school', null],
    ['MeEdu’s H5', MEEDU, 'here', null],
    ['a mobile site of ours', OURS, 'here', null],
  ] as const)('takes %s (%s) for %s as %s', (_, h5Url, choice, expected) => {
    expect(mobileSiteOf(h5Url, choice, HERE)).toBe(expected);
  });
});

describe('isOwnMobileSite', () => {
  it.each([
    ['https://m.school.example/h5', true],
    ['http://m.school.example/h5', true],
    [' https://m.school.example/h5// ', true],
    ['https://school.example/learn/h5', true],
    ['https://m.school.example', false],
    ['https://m.school.example/h5/courses', false],
    ['https://m.school.example/?x=/h5', false],
    ['xhttps://m.school.example/h5', false],
  ])('%j: %s', (url, expected) => {
    expect(isOwnMobileSite(url)).toBe(expected);
  });
});
