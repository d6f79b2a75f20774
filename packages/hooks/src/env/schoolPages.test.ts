import { expect, it } from 'vitest';
import { isSchoolPageSlug, parseSchoolPages, readSchoolPages } from './schoolPages.ts';

it('takes pages field by field', () => {
  const pages = [
    { slug: 'refund', title: '退款', isInFooter: false },
    { slug: 'about-us2', title: '校区' },
    { slug: '../x', title: 'x' },
    { slug: 'none' },
    { slug: 'empty', title: '' },
    null,
    'refund',
  ];
  expect(parseSchoolPages({ pages })).toEqual([
    { slug: 'refund', title: '退款', isInFooter: false },
    { slug: 'about-us2', title: '校区', isInFooter: true },
  ]);
});

it.each([undefined, null, 7, {}, { pages: {} }, { pages: 'x' }])('finds none in %j', (settings) => {
  expect(parseSchoolPages(settings)).toEqual([]);
});

it('has none without a browser', () => {
  expect(readSchoolPages()).toEqual([]);
});

it.each([
  ['a', true],
  ['7', true],
  ['refund-2', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['-a', false],
  ['a-', false],
  ['A', false],
  ['a_b', false],
  ['a.b', false],
  ['a/b', false],
  ['退款', false],
])('%j is the name of a page: %s', (name, isSlug) => {
  expect(isSchoolPageSlug(name)).toBe(isSlug);
});
