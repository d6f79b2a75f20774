import { describe, expect, it } from 'vitest';
import { canonicalUrl, isPublicPage, sharedAddress } from './index.ts';

const SCHOOL = 'https://school.example';

it.each([
  ['/h5/courses/detail/7?tab=lessons', '/courses/detail/7'],
  ['/h5', '/h5/'],
  ['/h5/', '/h5/'],
  ['/announcement?id=3&utm=x#top', '/announcement?id=3'],
  ['/h5x', '/h5x'],
])('%s is the page %s', (address, canonical) => {
  expect(canonicalUrl(SCHOOL + address)).toBe(SCHOOL + canonical);
});

describe('what is given to others', () => {
  it.each([
    // The page's address on the desktop site, which redirects phones to the mobile site.
    ['/courses/detail/7', '/courses/detail/7'],
    ['/h5/courses/detail/7', '/courses/detail/7'],
    ['/h5/activates/detail/2?tab=intro#join', '/activates/detail/2'],
    ['/courses?cid=3&child=5&scene=free&page=2', '/courses?page=2&cid=3&child=5&scene=free'],
    ['/h5/courses/video/7?lesson=31&t=120', '/courses/video/7?lesson=31'],
    ['/announcement?id=4', '/announcement?id=4'],
    [
      '/search?keywords=%E6%95%B0%E5%AD%A6&type=vod',
      '/search?keywords=%E6%95%B0%E5%AD%A6&type=vod',
    ],
    ['/', '/'],
    ['/h5', '/h5/'],
    ['/h5/', '/h5/'],
    // Personal parameters are dropped: secrets, redirects, and the referral mark of the previous sharer.
    ['/courses/detail/7?msv=99', '/courses/detail/7'],
    ['/courses/detail/7?login_code=c&action=login&flow=f', '/courses/detail/7'],
    ['/courses/detail/7?token=t&utm_source=x', '/courses/detail/7'],
    ['/h5?msv=99&from=singlemessage', '/h5/'],
    // Personal pages.
    ['/login?redirect=%2Fmember', '/'],
    ['/h5/login/callback?login_code=c', '/h5/'],
    ['/h5/member/orders', '/h5/'],
    ['/order/pay?orderId=1&id=7', '/'],
    ['/coursesx', '/'],
  ])('of %s is %s, with the own mark of a member', (address, shared) => {
    const plain = SCHOOL + shared;
    expect(sharedAddress(SCHOOL + address, null)).toBe(plain);
    expect(sharedAddress(SCHOOL + address, '12')).toBe(
      `${plain}${shared.includes('?') ? '&' : '?'}msv=12`,
    );
  });

  it.each([
    ['/h5/courses', true],
    ['/vip', true],
    ['/', false],
    ['/h5/', false],
    ['/member', false],
  ])('%s says the same to everybody: %s', (address, expected) => {
    expect(isPublicPage(SCHOOL + address)).toBe(expected);
  });
});
