import { describe, expect, it } from 'vitest';
import { chunkOf, type Reasons } from './chunks.ts';

const page = (name: string) => `/apps/web/src/pages/${name}/${name}Page.tsx`;
const COURSES = '/packages/hooks/src/data/courses/preload.ts';
const FOOTER = '/packages/features/src/shell/SiteFooter/index.ts';
const SHARING = '/packages/features/src/routing/PageMeta/sharing.ts';
const LATER_COURSE = '/packages/features/src/course/CourseDetail/courseFacts.ts';
const ALIVE = '/packages/features/src/shell/Prerender/index.ts';
const LATER = '/apps/h5/src/pages/Home/parts/later.ts';
const BELOW = '/apps/web/src/pages/Home/parts/below.ts';
const BELOW_COURSE = '/packages/features/src/course/CourseDetail/parts/panels.ts';
const ERRORS = '/packages/features/src/states/LateErrorState/DescribedError.tsx';

const needs = (reasons: Reasons, ...leaves: string[]) => ({ reasons, leaves: new Set(leaves) });

/** Returns the chunk of a module that these modules load lazily. */
const fileFor = (...sakes: string[]) =>
  chunkOf('/module.ts', needs(new Map([['/module.ts', new Set(sakes)]])));

describe('chunkOf', () => {
  it.each([
    ['the home page alone', [page('Home')], 'Home'],
    ['the home page and some other', [page('Home'), page('Vip')], 'Home'],
    ['the home page and what it loads afterwards', [page('Home'), LATER], 'Home'],
    ['the home page and what stands below on it', [page('Home'), BELOW], 'Home'],
    ['home and list', [page('Home'), page('Courses')], 'Home+Courses'],
    ['home and what stands below on a course', [page('Home'), BELOW_COURSE], 'Home+Courses'],
    ['home and course', [page('Home'), page('CourseDetail')], 'first visits'],
    ['home and what a course loads afterwards', [page('Home'), LATER_COURSE], 'first visits'],
    ['home and what every page has', [page('Home'), FOOTER], 'first visits'],
    ['list and course', [page('Courses'), page('CourseDetail')], 'Courses+CourseDetail'],
    ['the data of both', [COURSES], 'Courses+CourseDetail'],
    [
      'list, course and a page off the beaten track',
      [COURSES, page('Vip')],
      'Courses+CourseDetail',
    ],
    ['a list and a page off the beaten track', [page('Courses'), page('Vip')], 'Courses'],
    ['a course alone', [page('CourseDetail')], 'CourseDetail'],
    [
      'a course and a page off the beaten track',
      [page('CourseDetail'), page('Vip')],
      'CourseDetail and others',
    ],
    ['a course and what it loads afterwards', [page('CourseDetail'), LATER_COURSE], 'CourseDetail'],
    [
      'a course and what stands below on the home page',
      [page('CourseDetail'), BELOW],
      'CourseDetail and visits',
    ],
    ['a course and what every page has', [page('CourseDetail'), FOOTER], 'Courses+CourseDetail'],
    ['a list and what takes pages over', [page('Courses'), ALIVE], 'Courses+CourseDetail'],
    ['what takes pages over', [ALIVE], 'alive'],
    ['what takes pages over, and what every page has', [ALIVE, FOOTER, page('Vip')], 'alive'],
    ['what every page has', [FOOTER], 'frame'],
    ['what sends a page on, and a course', [SHARING, LATER_COURSE], 'frame'],
    ['what every page has, and a lesson', [FOOTER, page('CourseVideo')], 'frame and others'],
    ['what the home page loads afterwards', [LATER], 'after Home'],
    ['what it loads afterwards, and another page', [LATER, page('Vip')], 'after Home'],
    ['what it loads afterwards, and what a course does', [LATER, LATER_COURSE], 'frame'],
    ['what stands below on the home page', [BELOW], 'below Home'],
    ['what stands there, and on another page', [BELOW, page('Vip')], 'below Home'],
    [
      'what stands there, and what a course loads afterwards',
      [BELOW, LATER_COURSE],
      'after CourseDetail',
    ],
    ['what stands there, and below on a course', [BELOW, BELOW_COURSE], 'below'],
    ['what a course loads afterwards', [LATER_COURSE, page('Vip')], 'after CourseDetail'],
    ['pages of the account', [page('Login'), page('FaceCheck')], 'account'],
    ['pages of an order', [page('OrderPay'), page('MemberOrders')], 'orders'],
    ['pages of both', [page('OrderPay'), page('Login')], null],
    ['one page of the account', [page('Login')], null],
    ['other pages alone', [page('Vip'), page('Points')], null],
    ['nothing late', [], null],
  ])('for %s', (_, sakes, file) => {
    expect(fileFor(...sakes)).toBe(file);
  });

  it('leaves pages files of their own name', () => {
    const reasons = new Map([[page('Home'), new Set([page('Home')])]]);
    expect(chunkOf(page('Home'), needs(reasons))).toBeNull();
  });

  it('puts what is short and needs nothing late into one file, where no page of a first visit has it', () => {
    const icon = '/icon.ts';
    const reasons = new Map([[icon, new Set([page('Vip'), page('Points')])]]);
    expect(chunkOf(icon, needs(reasons, icon))).toBe('leaves');
    expect(chunkOf(icon, needs(reasons))).toBeNull();
    const frequent = new Map([[icon, new Set([page('Home'), page('Points')])]]);
    expect(chunkOf(icon, needs(frequent, icon))).toBe('Home');
  });

  it('leaves what is loaded by itself, and by others, a file of its own', () => {
    const tasks = '/apps/h5/src/pages/Profile/MemberTaskPage.tsx';
    const reasons = new Map([[tasks, new Set([tasks, '/apps/h5/src/pages/account.ts'])]]);
    expect(chunkOf(tasks, needs(reasons))).toBeNull();
  });

  it('lets no page of a first visit wait for what comes afterwards', () => {
    for (const name of ['Home', 'Courses', 'CourseDetail'])
      expect(fileFor(page(name), FOOTER, LATER)).not.toMatch(/frame|after/);
  });

  it('has no file for an icon that two visits share', () => {
    const icon = '/node_modules/lucide-react/dist/esm/icons/clock.mjs';
    for (const sakes of [
      [page('CourseDetail'), LATER],
      [ERRORS, LATER_COURSE],
    ])
      expect(chunkOf(icon, needs(new Map([[icon, new Set(sakes)]])))).toBe('Courses+CourseDetail');
  });

  /**
   * A chunk may import another one only if the modules there have the same reasons and more: follows these steps and looks
   * for a cycle.
   */
  it('lets no two files need each other', () => {
    const sakes = [
      ...['Home', 'Courses', 'CourseDetail', 'Vip'].map(page),
      ALIVE,
      FOOTER,
      LATER,
      LATER_COURSE,
      BELOW,
      BELOW_COURSE,
      ERRORS,
    ];
    const sets = Array.from({ length: 2 ** sakes.length - 1 }, (_, bits) =>
      sakes.filter((_sake, place) => ((bits + 1) >> place) & 1),
    );
    const needed = new Map<string, Set<string>>();
    for (const set of sets)
      for (const more of sakes) {
        const [from, to] = [fileFor(...set), fileFor(...new Set([...set, more]))];
        if (from && to && from !== to) needed.set(from, (needed.get(from) ?? new Set()).add(to));
      }
    const reach = (file: string, seen = new Set<string>()): Set<string> => {
      for (const next of needed.get(file) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
      return seen;
    };
    expect([...needed.keys()].filter((file) => reach(file).has(file))).toEqual([]);
  });

  it('keeps what says that code is lost apart from the code of every page', () => {
    expect(fileFor(ERRORS, FOOTER)).toBe('messages');
    expect(fileFor(FOOTER, LATER)).not.toBe('messages');
  });
});
