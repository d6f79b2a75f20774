import { expect, it } from 'vitest';
import { notedHead, noteMeta } from './notedMeta.ts';

const headOf = async (address: string) => {
  noteMeta({ name: '青禾学堂', title: '线性代数' });
  const { elements } = await notedHead(address);
  return elements.map(({ attributes }) => attributes);
};

it('names the page for phones to search engines, in the pair that Google wants and in Baidu’s words', async () => {
  const head = await headOf('https://a.example/courses/detail/7');
  const href = 'https://a.example/h5/courses/detail/7';
  expect(head).toContainEqual({
    rel: 'alternate',
    media: 'only screen and (max-width: 640px)',
    href,
  });
  expect(head).toContainEqual({ name: 'applicable-device', content: 'pc' });
  expect(head).toContainEqual({ name: 'mobile-agent', content: `format=html5; url=${href}` });
});

it('gives the page for phones its devices and the address of the other', async () => {
  const head = await headOf('https://a.example/h5/courses/detail/7');
  expect(head).toContainEqual({ name: 'applicable-device', content: 'mobile' });
  expect(head).toContainEqual(
    expect.objectContaining({
      rel: 'canonical',
      href: 'https://a.example/courses/detail/7',
    }),
  );
  expect(head.filter(({ rel }) => rel === 'alternate')).toEqual([]);
});
