import { expect, it } from 'vitest';
import { breadcrumbFacts, canonicalUrl } from './sharing.ts';

it.each([
  ['https://a.example/h5/courses/detail/7?tab=lessons', 'https://a.example/courses/detail/7'],
  ['https://a.example/h5', 'https://a.example/h5/'],
  ['https://a.example/h5/', 'https://a.example/h5/'],
  ['https://a.example/announcement?id=3&utm=x#top', 'https://a.example/announcement?id=3'],
  ['https://a.example/h5x', 'https://a.example/h5x'],
])('gives %s the address %s', (address, canonical) => {
  expect(canonicalUrl(address)).toBe(canonical);
});

it('names the way to a page', () => {
  const { itemListElement } = breadcrumbFacts([{ name: '课程', path: '/courses' }], 'https://a');
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '课程', item: 'https://a/courses' },
  ]);
});
