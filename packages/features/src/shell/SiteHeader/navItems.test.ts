import { describe, expect, it } from 'vitest';
import type { NavItem } from '@qinghe/api/resources/navigation';
import { navItems } from './navItems.ts';

const item = (id: number, url: string, active_routes = ''): NavItem => ({
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

const currentOn = (pathname: string, items: NavItem[]) =>
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

describe('the memberships', () => {
  const vipEntries = (items: NavItem[], isOn = true, pathname = '/') =>
    navItems(items, pathname, (url) =>
      url === '/role' ? '/vip' : url === '/vip' && !isOn ? null : url,
    )
      .flatMap((entry) => [entry, ...(entry.children ?? [])])
      .filter(({ href }) => href === '/vip');

  it('come last, behind what the school or the product lists', () => {
    const entries = navItems([item(1, '/'), item(4, '/about')], '/vip', (url) => url);
    expect(entries.map(({ name }) => name)).toEqual(['导航 1', '导航 4', '会员']);
    expect(entries.at(-1)).toMatchObject({ href: '/vip', isCurrent: true, isNewWindow: false });
  });

  it('are not there while their switch is off', () => {
    expect(vipEntries([item(1, '/')], false)).toEqual([]);
    expect(navItems([item(1, '/')], '/', (url) => url, false)).toHaveLength(1);
  });

  it.each([
    ['an entry', [item(1, '/vip')]],
    ['an old address', [item(1, '/role')]],
    ['a child', [{ ...item(1, '/'), children: [item(2, '/vip')] }]],
  ])('are not named twice where the school has %s for them', (_what, items) => {
    expect(vipEntries(items)).toHaveLength(1);
    expect(vipEntries(items)[0]?.name).not.toBe('会员');
  });
});
