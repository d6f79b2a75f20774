import { expect, it } from 'vitest';
import { defaultNavs } from './index.ts';

it('is the fixed navigation of the spec', { tags: ['spec:2.nav.default'] }, () => {
  expect(defaultNavs.map(({ name, url }) => [name, url])).toEqual([
    ['首页', '/'],
    ['线上课程', '/courses'],
    ['线下课程', '/activates'],
    ['关于我们', '/about'],
  ]);
  expect(defaultNavs.every((nav) => !nav.blank && nav.children.length === 0)).toBe(true);
});
