import type { Page } from '@playwright/test';
import { canonicalPath, h5RoutePatterns, routePatterns } from '@qinghe/hooks/url';
import {
  crawl,
  deadLinks,
  failuresOf,
  openFromOutside,
  patternOf,
  patternsOf,
  watchSchool,
  type Ground,
  type Watch,
} from './support/crawl.ts';
import { signInAt } from './support/member.ts';
import { registerMember } from './support/newMember.ts';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/server.ts';

/** A page that no link leads to, and why. */
interface Way {
  why: string;
  /** The address to open it at, with the query that it needs. */
  address: string;
  /** The path where a member ends up, if it is another one. */
  end?: string;
}

type Ways = Readonly<Record<string, Way>>;

const typed = 'a button of the login opens it with the number that was typed';

/** Pages that are reached by a redirect or a button; every other page must have a link. */
const led: Ways = {
  [routePatterns.loginCallback]: {
    why: 'QQ and WeChat come back to it',
    address: '/login/callback',
    end: '/',
  },
  [routePatterns.error]: { why: 'a refused login by QQ or WeChat ends there', address: '/error' },
  [routePatterns.bindMobile]: {
    why: 'the gate leads there whoever lacks a number',
    address: '/bind-mobile',
    end: '/',
  },
  [routePatterns.faceCheck]: {
    why: 'the gate leads there whoever is unverified',
    address: '/face-check',
    end: '/',
  },
  [routePatterns.orderSuccess]: {
    why: 'a payment ends there',
    address: '/order/success?orderId=20261102741035',
  },
  [h5RoutePatterns.register]: { why: typed, address: '/register' },
  [h5RoutePatterns.forgotPassword]: { why: typed, address: '/forgot-password' },
};

/** Pages that only a new member has a link to; new members are crawled only at night. */
const ofNewMembers: Ways = {
  [h5RoutePatterns.memberNickname]: {
    why: 'a name is chosen once, and this member has done so',
    address: '/member/nickname',
  },
};

/** Further such pages at a current server, whose list of orders holds only those that are paid. */
const ledOnC: Ways = {
  [routePatterns.orderPay]: {
    why: 'an order leads on to it',
    address: '/order/pay?orderId=20261120884120',
  },
};

/** Routes that a server of 2023 does not support: nothing may link to them. */
const closedOnA: readonly string[] = [routePatterns.activities, routePatterns.activity];

/** Paths where a visitor is asked to log in. */
const GUARDED = /^(?:\/h5)?\/(?:(?:member|study-center|order)(?:\/|$)|courses\/video\/)/;

/** Console message about a server of generation A, which answers unknown calls below `/api/v3` with HTTP 404. */
const BARE = /\b404\b.*\/api\/v3\//;

/** Crawls with the page's current session; returns what is wrong, which routes have a link, and the opened addresses. */
async function walk(page: Page, watch: Watch, ground: Ground, token: string | null) {
  const { links, ends, faults } = await crawl(page, watch, ground);
  const strayed = Array.from(ends).filter(([from, to]) => {
    const [asked, got] = [new URL(from).pathname, new URL(to).pathname];
    if (asked === got) return false;
    return token === null ? !(GUARDED.test(asked) && got.endsWith('/login')) : true;
  });
  return {
    wrong: [
      ...faults,
      ...(await deadLinks(page.request, ground, links, token)),
      ...strayed.map(([from, to]) => `${from} on ${links.get(from)} leads to ${to}`),
    ],
    linked: new Set(Array.from(links.keys(), (href) => patternOf(ground, href))),
    addresses: Array.from(ends.keys()),
  };
}

/**
 * The crawls: `npm test` opens one address of each route at the oldest and the newest server generation; all else runs at night.
 */
const rounds = [
  { generation: 'A', isWhole: false },
  { generation: 'C', isWhole: false },
  { generation: 'A', isWhole: true },
  { generation: 'B', isWhole: true },
  { generation: 'C', isWhole: true },
];

for (const { generation, isWhole } of rounds)
  test(
    isWhole
      ? `each address of a school of generation ${generation} is there, for visitors, members and new members`
      : `links lead to every page of a school of generation ${generation}, and no link leads nowhere`,
    isWhole ? { tag: '@nightly' } : {},
    async ({ page, request, startSchool, problems }, info) => {
      // A whole crawl opens more than a thousand pages, on a slow machine at 3 s each.
      test.setTimeout(isWhole ? 3_600_000 : 240_000);
      problems.allow(BARE);
      const { url } = await startSchool({ QINGHE_GENERATION: generation });
      const ground: Ground = { url, base: isPhone(info) ? '/h5' : '', isWhole };
      // So high that no content waits to be scrolled to.
      await page.setViewportSize({ width: isPhone(info) ? 375 : 1440, height: 6000 });
      const watch = watchSchool(page);

      const walkAnew = async () => {
        const { token } = await registerMember(request, url);
        await page.evaluate((value) => localStorage.setItem('meedu-user-token', value), token);
        return walk(page, watch, ground, token);
      };

      const visitor = await walk(page, watch, ground, null);
      expect.soft(visitor.wrong, 'what a visitor finds').toEqual([]);
      const newMember = isWhole ? await walkAnew() : null;
      expect.soft(newMember?.wrong ?? [], 'what a new member finds').toEqual([]);
      const token = await signInAt(url, page, request);
      const member = await walk(page, watch, ground, token);
      expect.soft(member.wrong, 'what a member finds').toEqual([]);

      const ways: Ways = {
        ...led,
        ...(generation === 'C' && ledOnC),
        ...(!isWhole && ofNewMembers),
      };
      const linked = new Set([visitor, newMember, member].flatMap((it) => [...(it?.linked ?? [])]));
      const closed = generation === 'A' ? closedOnA : [];
      const unlinked = patternsOf(ground.base).filter(
        (pattern) => !linked.has(pattern) && !closed.includes(pattern),
      );
      expect
        .soft(
          unlinked.filter((pattern) => !ways[pattern]),
          'no link leads there',
        )
        .toEqual([]);

      // Routes without a link are opened by their address; at night those with a link as well.
      const [oneOfEach, ends] = [new Map<string, string>(), new Map<string, string>()];
      for (const pattern of unlinked) {
        const { address, end = address } = ways[pattern] ?? { address: pattern };
        oneOfEach.set(pattern, url + inApp(info, address));
        ends.set(pattern, inApp(info, end.replace(/\?.*/, '')));
      }
      for (const address of isWhole ? member.addresses : [])
        oneOfEach.set(patternOf(ground, address) ?? address, address);
      for (const [pattern, address] of oneOfEach) {
        // oxlint-disable-next-line no-await-in-loop
        await openFromOutside(page, watch, address);
        // oxlint-disable-next-line no-await-in-loop
        expect.soft(await failuresOf(page), `${address} says`).toEqual([]);
        const end = ends.get(pattern);
        if (end) expect.soft(canonicalPath(new URL(page.url()).pathname), address).toBe(end);
      }
      const absent = watch.absent.toSorted();
      expect.soft(absent, 'what is absent is asked for once').toEqual([...new Set(absent)]);
    },
  );
