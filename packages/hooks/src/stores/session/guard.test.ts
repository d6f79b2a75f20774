import { describe, expect, it } from 'vitest';
import { local, localKeys, PENDING } from '../../storage/index.ts';
import { guard, readSessionFlags } from './index.ts';

const visitor = { hasToken: false, isBindMobilePending: false, isFaceCheckPending: false };
const member = { ...visitor, hasToken: true };
const unbound = { ...member, isBindMobilePending: true };
const unverified = { ...member, isFaceCheckPending: true };
const both = { ...unbound, isFaceCheckPending: true };
/** Flags may outlive a token that another tab removed. */
const stale = { ...both, hasToken: false };

describe('guard', () => {
  it.each([
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
    // A page of any name: what is guarded says the route table.
    ['visitor', visitor, '/certificates', '', '/login?redirect=%2Fcertificates'],
    ['unbound member', unbound, '/certificates', '', '/bind-mobile'],
    ['visitor', visitor, '/bind-mobile', '', '/login?redirect=%2Fbind-mobile'],
    ['visitor', visitor, '/face-check', '', '/login?redirect=%2Fface-check'],
    ['visitor with old flags', stale, '/member', '', '/login?redirect=%2Fmember'],
    ['member', member, '/member', '', null],
    ['member', member, '/order/success', '', null],
    ['member', member, '/bind-mobile', '', null],
    ['member', member, '/face-check', '', null],
    ['unbound member', unbound, '/member', '?a=1', '/bind-mobile'],
    ['unbound member', unbound, '/bind-mobile', '', null],
    ['unverified member', unverified, '/study-center', '', '/face-check'],
    ['unverified member', unverified, '/face-check', '', null],
    ['unverified member', unverified, '/bind-mobile', '', null],
    ['unbound and unverified member', both, '/order', '', '/bind-mobile'],
    ['unbound and unverified member', both, '/face-check', '', '/bind-mobile'],
    ['unbound and unverified member', both, '/bind-mobile', '', null],
  ])('%s on %s', (_, flags, pathname, search, expected) => {
    expect(guard(flags, null, { pathname, search })).toBe(expected);
  });

  const flags = [true, false];
  const configs = [
    null,
    ...flags.flatMap((enabled_mobile_bind_alert) =>
      flags.map((enabled_face_verify) => ({
        member: { enabled_mobile_bind_alert, enabled_face_verify },
      })),
    ),
  ];
  const sessions = flags.flatMap((hasToken) =>
    flags.flatMap((isBindMobilePending) =>
      flags.map((isFaceCheckPending) => ({ hasToken, isBindMobilePending, isFaceCheckPending })),
    ),
  );
  type Held = 'visitor' | 'mobile' | 'face' | 'free';
  /** What each kind of page does to whoever is held where. */
  const table: Record<'member' | 'bind' | 'face', Record<Held, string | null>> = {
    member: {
      visitor: '/login?redirect=%2Forder%2Fpay%3Fa%3D1',
      mobile: '/bind-mobile',
      face: '/face-check',
      free: null,
    },
    bind: {
      visitor: '/login?redirect=%2Fbind-mobile%3Fa%3D1',
      mobile: null,
      face: null,
      free: null,
    },
    face: {
      visitor: '/login?redirect=%2Fface-check%3Fa%3D1',
      mobile: '/bind-mobile',
      face: null,
      free: null,
    },
  };
  const pages = [
    ['/order/pay', table.member],
    ['/bind-mobile', table.bind],
    ['/face-check', table.face],
  ] as const;
  const all = sessions.flatMap((session) =>
    configs.flatMap((config) =>
      pages.map(([pathname, row]) => ({ session, config, pathname, row })),
    ),
  );

  it('counts every combination of session, config and page', () => {
    expect(all).toHaveLength(8 * 5 * 3);
  });

  it.each(all)(
    '$session with $config on $pathname',
    {
      tags: ['spec:4.guard.login', 'spec:4.guard.bind', 'spec:4.guard.face', 'spec:4.guard.order'],
    },
    ({ session, config, pathname, row }) => {
      const isAskedMobile = config?.member.enabled_mobile_bind_alert !== false;
      const isAskedFace = config?.member.enabled_face_verify !== false;
      const held: Held = !session.hasToken
        ? 'visitor'
        : session.isBindMobilePending && isAskedMobile
          ? 'mobile'
          : session.isFaceCheckPending && isAskedFace
            ? 'face'
            : 'free';
      expect(guard(session, config, { pathname, search: '?a=1' })).toBe(row[held]);
    },
  );

  it('never sends anybody in circles', () => {
    for (const flags of [visitor, member, unbound, unverified, both, stale]) {
      for (const pathname of ['/member', '/bind-mobile', '/face-check', '/order']) {
        const target = guard(flags, null, { pathname, search: '' });
        if (target === null || target.startsWith('/login?')) continue;
        expect(guard(flags, null, { pathname: target, search: '' })).toBeNull();
      }
    }
  });
});

describe('readSessionFlags', () => {
  it.each([
    [{}, visitor],
    [{ userToken: 'jwt' }, member],
    [{ userToken: 'jwt', bindMobile: PENDING }, unbound],
    [{ userToken: 'jwt', faceCheck: PENDING }, unverified],
    [{ userToken: 'jwt', bindMobile: 'done', faceCheck: 'done' }, member],
    [{ bindMobile: PENDING, faceCheck: PENDING }, stale],
  ])(
    'reads %j',
    (stored: { userToken?: string; bindMobile?: string; faceCheck?: string }, flags) => {
      for (const name of ['userToken', 'bindMobile', 'faceCheck'] as const) {
        const text = stored[name];
        if (text === undefined) local.remove(localKeys[name]);
        else local.write(localKeys[name], text);
      }
      expect(readSessionFlags()).toEqual(flags);
    },
  );
});
