import { expect, it } from 'vitest';
import { navItems } from './navItems.ts';

const item = (id: number, url: string, active_routes = '') => ({
  id,
  sort: id,
  name: `导航 ${id}`,
  url,
  active_routes,
  platform: 'PC',
  parent_id: 0,
  blank: false,
  children: [],
});

const currentOn = (pathname: string, items: ReturnType<typeof item>[]) =>
  navItems(items, pathname, (url) => url)
    .filter(({ isCurrent }) => isCurrent)
    .map(({ id }) => id);

it.each([
  ['/', [1]],
  ['/courses', [2]],
  ['/courses/detail/7', [2]],
  ['/activates/detail/3', [3]],
  ['/search', [3]],
  ['/about', [4]],
  ['/member', []],
])(
  'marks the entry of %s by its address and by its own routes',
  { tags: ['spec:3.nav-item'] },
  (pathname, expected) => {
    const items = [
      item(1, '/home', 'index'),
      item(2, 'https://school.example/courses', 'courses,course'),
      item(3, '/somewhere', ' /activates , search,, *, :id'),
      item(4, '/about'),
    ];
    expect(currentOn(pathname, items)).toEqual(expected);
  },
);
