import fc from 'fast-check';
import { Fragment } from 'react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { guard, type SessionFlags } from '@qinghe/hooks/stores/session';
import { canonicalPath, paths } from '@qinghe/hooks/url';
import { routeTree } from '@qinghe/features/shell/AppRoot';
import { createRouteTable, type Route, type RouteTable } from '@qinghe/features/routing/Routing';

const visitor = { hasToken: false, isBindMobilePending: false, isFaceCheckPending: false };
const member = { ...visitor, hasToken: true };
/** Sessions that the guard stops, with the guarded pages that they may see nevertheless. */
const held: Record<string, { flags: SessionFlags; own: readonly string[] }> = {
  visitor: { flags: visitor, own: [] },
  'a visitor with old flags': {
    flags: { ...visitor, isBindMobilePending: true, isFaceCheckPending: true },
    own: [],
  },
  'a member without a mobile': {
    flags: { ...member, isBindMobilePending: true },
    own: [paths.bindMobile()],
  },
  'a member before the face check': {
    flags: { ...member, isFaceCheckPending: true },
    own: [paths.bindMobile(), paths.faceCheck()],
  },
};

/** Returns a path of a route, such as `/courses/video/31`. */
const pathOf = ({ path }: Route) => path.replace(/:\w+/g, '31');

const encode = (letter: string) =>
  `%${letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;
const capital = (letter: string) =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** Spellings of a letter, and of the slash before a segment, that name the same page. */
const sameLetter = [
  (letter: string) => letter,
  encode,
  (letter: string) => encode(letter).toLowerCase(),
];
const sameSlash = ['/', '//', '///', '/./', '/%2e/', '/about/../', '/courses/%2E%2e/'];
/** Spellings that name another page, or none. */
const otherLetter = [
  capital,
  (letter: string) => encode(capital(letter)),
  (letter: string) => encode('%') + encode(letter).slice(1),
];
const otherSlash = ['%2F', '%2f', '/%2F', '%5C', '/%2e%2e%2f', '%252F', '/x/', '/h5/'];
const otherEnd = ['%00', '%20', ';', '.', ':', '%', '%E8%AF', '/-', '%3F', '%23', '\\'];

interface Spelling {
  text: string;
  /** Whether it names the same page as the path. */
  isSame: boolean;
}

/**
 * Returns a spelling of a path, determined by the seed; some characters may be written so that it names another page, or none.
 */
function spell(path: string, seed: number): Spelling {
  let isSame = true;
  let state = seed;
  const pick = (same: readonly string[], other: readonly string[]) => {
    // A one-line random number generator: fast-check's own takes far longer to choose every letter.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const choice = state >>> 16;
    const from = choice % 40 === 39 ? other : same;
    const text = from[choice % from.length] ?? '';
    if (!same.includes(text)) isSame = false;
    return text;
  };
  const letters = Array.from(path, (letter) =>
    letter === '/'
      ? pick(sameSlash, otherSlash)
      : pick(
          sameLetter.map((write) => write(letter)),
          otherLetter.map((write) => write(letter)),
        ),
  );
  const text = letters.join('') + pick(['', '', '/', '//', '/.'], otherEnd);
  return { text, isSame };
}

/** The requests that `index.html` starts at an address, before any code of the site has loaded. */
interface Start {
  /** Pattern of path and query below the site's base. */
  address: string;
  /** Name of the page. */
  page: string;
  /** Addresses of the API. */
  calls: readonly string[];
}

/** Paths of the pages that may have a head start; all of them are public. */
const startPaths: Record<string, string> = {
  Home: '/',
  Courses: '/courses',
  CourseDetail: '/courses/detail/:courseId',
};

/**
 * Tests of a site's route table that no spelling of a guarded page's path bypasses its guard, and that the head start takes no
 * address for another page than the site does.
 */
export function testSpellings(site: RouteTable, starts: readonly Start[]): void {
  // A page that is added later is guarded by its declaration alone.
  const page = () => Promise.resolve({ default: Fragment });
  const table = createRouteTable([
    { path: '/certificates/:id', page, isGuarded: true },
    ...site.routes,
  ]);
  const names = new Set(table.routes.map(({ layout = 'default' }) => layout));
  const layouts = Object.fromEntries([...names].map((name) => [name, Fragment]));
  const tree = routeTree({ table, layouts });
  const guarded = table.routes.filter(({ isGuarded }) => isGuarded);
  const guardedPages = new Set(guarded.map((route) => route.page));
  const spellings = fc.tuple(fc.constantFrom(...guarded), fc.nat());

  const known = new Map<string, { pathname: string; route: Route }>();
  /** Returns the route that the site shows at a path, and the path's canonical spelling. */
  const routeAt = (text: string) => {
    const pathname = canonicalPath(text);
    const kept = known.get(pathname);
    if (kept) return kept;
    const pattern = matchRoutes(tree, { pathname })?.at(-1)?.route.path;
    const route = table.routes.find(({ path }) => path === pattern);
    if (!route) throw new Error(`${text} has neither a page nor the page for unknown addresses.`);
    const found = { pathname, route };
    known.set(pathname, found);
    return found;
  };

  describe('guarded pages', () => {
    it('are those of the specification, and more', () => {
      expect(guarded.map(({ path }) => path)).toEqual(
        expect.arrayContaining([
          '/courses/video/:courseId',
          '/member',
          '/member/study',
          '/member/messages',
          '/member/orders',
          '/member/credit1-free',
          '/order',
          '/order/pay',
          '/order/success',
          '/study-center',
          '/face-check',
          '/bind-mobile',
          '/certificates/:id',
        ]),
      );
    });

    it(
      'hold everybody whom the guard holds at 10,000 spellings of their paths',
      {
        tags: [
          'spec:4.guard.login',
          'spec:4.guard.bind',
          'spec:4.guard.face',
          'spec:2.route.not-found',
        ],
      },
      () => {
        const seen = { page: 0, unknown: 0 };
        /** Returns the sessions to which a route shows a guarded page that they may not see. */
        const letIn = (route: Route, pathname: string) =>
          Object.keys(held).filter((who) => {
            const { flags, own } = held[who] ?? { flags: member, own: [] };
            const isStopped =
              route.isGuarded && guard(flags, null, { pathname, search: '' }) !== null;
            return !isStopped && guardedPages.has(route.page) && !own.includes(pathname);
          });
        fc.assert(
          fc.property(spellings, ([aim, seed]) => {
            const { text, isSame } = spell(pathOf(aim), seed);
            const { pathname, route } = routeAt(text);
            seen[route.path === '*' ? 'unknown' : 'page'] += 1;
            const isFound = !isSame || route === aim;
            const who = letIn(route, pathname);
            if (!isFound || who.length > 0)
              throw new Error(`${text} shows ${route.path} to ${who.join(', ') || 'all'}`);
          }),
          { numRuns: 10_000 },
        );
        // Both kinds occurred.
        expect(Math.min(seen.page, seen.unknown)).toBeGreaterThan(1000);
      },
    );

    it('have nothing below them that is not', () => {
      const below = table.routes.filter(({ path }) => /^\/(?:member|order)\b/.test(path));
      expect(below.filter(({ isGuarded }) => !isGuarded)).toEqual([]);
    });

    it('are no pages in other letters', () => {
      for (const route of guarded) {
        const path = pathOf(route);
        expect(routeAt(path).route).toBe(route);
        expect(routeAt(path.toUpperCase()).route.path).toBe('*');
      }
    });
  });

  describe('a head start', () => {
    const begun = (text: string) =>
      starts.find(({ address }) => new RegExp(address).test(text))?.page;

    it('is for the page that the site shows', () => {
      const own = table.routes.filter(({ path }) => path !== '*');
      const spellings = fc.tuple(fc.constantFrom(...own), fc.nat());
      fc.assert(
        fc.property(spellings, ([aim, seed]) => {
          const { text } = spell(pathOf(aim), seed);
          const page = begun(text);
          if (page === undefined) return;
          expect(routeAt(text).route.path).toBe(startPaths[page]);
        }),
        { numRuns: 3000 },
      );
      const asked = starts.flatMap(({ calls }) => calls);
      expect(asked.filter((call) => /member|order|playinfo/.test(call))).toEqual([]);
      // There is a head start for each of these pages.
      expect(
        starts.map(({ page }) => begun(startPaths[page]?.replace(':courseId', '7') ?? '')),
      ).toEqual(starts.map(({ page }) => page));
    });
  });

  describe('every address', () => {
    it('has a page, and its one spelling the same', () => {
      const pieces = fc.constantFrom(
        '/',
        '//',
        '/..',
        '%2e',
        '%2F',
        '%',
        'courses',
        'member',
        'h5',
        'x',
      );
      fc.assert(
        fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
          const { pathname, route } = routeAt(parts.join(''));
          expect(routeAt(pathname)).toEqual({ pathname, route });
        }),
        { numRuns: 1000 },
      );
    });
  });
}
