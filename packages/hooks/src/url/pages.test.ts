import { expect, it } from 'vitest';
import { aliases, h5RoutePatterns, isPage, renderedPlace, routePatterns, rowOf } from './index.ts';

const filled = (pattern: string) => pattern.replace(/:\w+/g, '7');
const desktop = Object.values(routePatterns).map(filled);
const onlyMobile = Object.values(h5RoutePatterns).map(filled);

it.each([
  ...desktop,
  ...[...desktop, ...onlyMobile].map((path) => `/h5${path}`),
  ...aliases.map(({ from }) => from.replace(':id', '7')),
  '/h5',
  '//courses//',
  '/%63ourses/',
  '/courses/video/-',
  '/pages/refund',
  '/h5/pages/refund',
])('%s is a page', (path) => {
  expect(isPage(path, ['refund'])).toBe(true);
});

it.each([
  '/no/such',
  '/h5x',
  '/h5/no',
  '/COURSES',
  '/courses/detail/abc',
  '/courses/detail/0',
  '/courses/detail/7/x',
  '/activates/detail/-',
  '/courses%2Fdetail%2F7',
  '/announcement/7',
  '/pages/other',
  '/%E0%A4%A',
])('%s is none', (path) => {
  expect(isPage(path, ['refund'])).toBe(false);
});

it.each([
  ['/courses/detail/7', '/courses/detail/7'],
  ['/h5//activates/detail/7/', '/activates/detail/7'],
  ['/courses/detail/x', null],
  ['/courses', null],
])('%s is about the row %s', (path, row) => {
  expect(rowOf(path)).toBe(row);
});

it.each([
  ['/courses?id=7', '/courses'],
  ['/announcement', '/announcement'],
  ['/announcement?id=7', '/announcement/7'],
  ['/h5/announcement/?msv=2&id=7', '/h5/announcement/7'],
  ['/announcement?pid=7&id=x', '/announcement'],
])('%s lies rendered at %s', (address, place) => {
  expect(renderedPlace(address)).toBe(place);
});
