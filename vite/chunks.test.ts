import { describe, expect, it } from 'vitest';
import { chunkOf, type Reasons } from './chunks.ts';

const page = (name: string) => `/apps/web/src/pages/${name}/${name}Page.tsx`;
const COURSES = '/packages/hooks/src/data/courses/preload.ts';
const FOOTER = '/packages/features/src/shell/SiteFooter/index.ts';
const SHARING = '/packages/features/src/routing/PageMeta/sharing.ts';
const LATER_COURSE = '/packages/features/src/course/CourseDetail/courseFacts.ts';
const LATER = '/apps/web/src/pages/Home/parts/later.ts';
const ERRORS = '/packages/features/src/states/LateErrorState/DescribedError.tsx';

const needs = (reasons: Reasons, ...leaves: string[]) => ({ reasons, leaves: new Set(leaves) });

/** The file of a module that is loaded for the sake of these. */
const fileFor = (...sakes: string[]) =>
  chunkOf('/module.ts', needs(new Map([['/module.ts', new Set(sakes)]])));

describe('chunkOf', () => {
  it.each([
    ['the home page alone', [page('Home')], 'Home'],
    ['the home page and some other', [page('Home'), page('Vip')], 'Home'],
    ['home and list', [page('Home'), page('Courses')], 'first visits'],
    ['list and course', [page('Courses'), page('CourseDetail')], 'Courses+CourseDetail'],
    ['the data of both', [COURSES], 'Courses+CourseDetail'],
    [
      'list, course and a page off the beaten track',
      [COURSES, page('Vip')],
      'Courses+CourseDetail',
    ],
    ['a course alone', [page('CourseDetail')], 'CourseDetail'],
    [
      'a course and a page off the beaten track',
      [page('CourseDetail'), page('Vip')],
      'CourseDetail and others',
    ],
    ['a course and what every page has', [page('CourseDetail'), FOOTER], 'CourseDetail'],
    ['what every page has', [FOOTER], 'frame'],
    ['what sends a page on, and a course', [SHARING, LATER_COURSE], 'frame'],
    ['what every page has, and a lesson', [FOOTER, page('CourseVideo')], 'frame and others'],
    ['what stands below on the home page', [LATER], 'after Home'],
    ['what stands there and elsewhere', [LATER, page('Vip')], 'after Home'],
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

  it('keeps what says that code is lost apart from the code of every page', () => {
    expect(fileFor(ERRORS, FOOTER)).toBe('messages');
    expect(fileFor(FOOTER, LATER)).not.toBe('messages');
  });
});
