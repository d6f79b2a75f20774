import { describe, expect, it } from 'vitest';
import { guard } from './index.ts';

const visitor = { hasToken: false, isBindMobilePending: false, isFaceCheckPending: false };
const member = { ...visitor, hasToken: true };
const unbound = { ...member, isBindMobilePending: true };
const unverified = { ...member, isFaceCheckPending: true };
const both = { ...unbound, isFaceCheckPending: true };
/** Flags may outlive a token that another tab removed. */
const stale = { ...both, hasToken: false };

describe('guard', () => {
  it.each([
    ['visitor', visitor, '/', '', null],
    ['visitor', visitor, '/courses', '?cid=3', null],
    ['visitor', visitor, '/courses/detail/7', '', null],
    ['visitor', visitor, '/login', '', null],
    ['visitor', visitor, '/vip', '', null],
    ['visitor', visitor, '/member', '', '/login?redirect=%2Fmember'],
    [
      'visitor',
      visitor,
      '/member/orders',
      '?page=2&a=b',
      '/login?redirect=%2Fmember%2Forders%3Fpage%3D2%26a%3Db',
    ],
    [
      'visitor',
      visitor,
      '/courses/video/7',
      '?lesson=31',
      '/login?redirect=%2Fcourses%2Fvideo%2F7%3Flesson%3D31',
    ],
    ['visitor', visitor, '/order/pay', '', '/login?redirect=%2Forder%2Fpay'],
    ['visitor', visitor, '/study-center/', '', '/login?redirect=%2Fstudy-center%2F'],
    ['visitor', visitor, '/bind-mobile', '', '/login?redirect=%2Fbind-mobile'],
    ['visitor', visitor, '/face-check', '', '/login?redirect=%2Fface-check'],
    ['visitor with old flags', stale, '/member', '', '/login?redirect=%2Fmember'],
    ['visitor with old flags', stale, '/courses', '', null],
    ['member', member, '/member', '', null],
    ['member', member, '/order/success', '', null],
    ['member', member, '/bind-mobile', '', null],
    ['member', member, '/face-check', '', null],
    ['unbound member', unbound, '/member', '?a=1', '/bind-mobile'],
    ['unbound member', unbound, '/courses', '', null],
    ['unbound member', unbound, '/bind-mobile', '', null],
    ['unbound member', unbound, '/bind-mobile/', '', null],
    ['unverified member', unverified, '/study-center', '', '/face-check'],
    ['unverified member', unverified, '/face-check', '', null],
    ['unverified member', unverified, '/bind-mobile', '', null],
    ['unbound and unverified member', both, '/order', '', '/bind-mobile'],
    ['unbound and unverified member', both, '/face-check', '', '/bind-mobile'],
    ['unbound and unverified member', both, '/bind-mobile', '', null],
  ])('%s on %s', (_, flags, pathname, search, expected) => {
    expect(guard(flags, { pathname, search })).toBe(expected);
  });

  it('never sends anybody in circles', () => {
    for (const flags of [visitor, member, unbound, unverified, both, stale]) {
      for (const pathname of ['/member', '/bind-mobile', '/face-check', '/order', '/']) {
        const target = guard(flags, { pathname, search: '' });
        if (target === null) continue;
        const [next = '', search = ''] = target.split('?');
        expect(guard(flags, { pathname: next, search })).toBeNull();
      }
    }
  });
});
