import { expect, it, vi } from 'vitest';
import { breadcrumbFacts, sharingElements } from './sharing.ts';

it('names the way to a page', () => {
  const { itemListElement } = breadcrumbFacts([{ name: '课程', path: '/courses' }], 'https://a');
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '课程', item: 'https://a/courses' },
  ]);
});

const page = { title: '线性代数', description: '从方程组到特征值。', site: '青禾学堂' };
const graphOf = (image?: string) =>
  Object.fromEntries(
    sharingElements({ ...page, image }, 'https://a.example/h5/courses/detail/7?msv=3').map(
      ({ attributes }) => [attributes['property'], attributes['content']],
    ),
  );

it('gives a card its words, its picture and the one address of the page', () => {
  expect(graphOf('/demo/covers/algebra.svg')).toMatchObject({
    'og:title': '线性代数',
    'og:description': '从方程组到特征值。',
    'og:site_name': '青禾学堂',
    'og:url': 'https://a.example/courses/detail/7',
    'og:image': 'https://a.example/demo/covers/algebra.svg',
  });
});

it.each([undefined, ''])('gives a card without a picture (%j) the mark of the brand', (image) => {
  expect(graphOf(image)['og:image']).toMatch(/^https:\/\/a\.example\/.*share.*\.png$/);
});

it('gives another school’s card its icon, and never the mark of Qinghe', () => {
  const imageOf = (image?: string) =>
    sharingElements({ ...page, site: '北辰职业培训', image }, 'https://a.example/h5/').find(
      ({ attributes }) => attributes['property'] === 'og:image',
    )?.attributes['content'];
  expect(imageOf()).toBeUndefined();
  expect(imageOf('/logo.png')).toBe('https://a.example/logo.png');
  vi.stubGlobal('window', { __QINGHE__: { icon: 'https://cdn.example/icon.png' } });
  expect(imageOf()).toBe('https://cdn.example/icon.png');
  vi.stubGlobal('window', { __QINGHE__: { icon: 'data:image/png;base64,AA' } });
  expect(imageOf()).toBeUndefined();
  vi.unstubAllGlobals();
});
