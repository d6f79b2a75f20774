import { expect, it } from 'vitest';
import { toQuery } from './query.ts';

it.each([
  [{}, ''],
  [{ page: 2, keywords: 'a b' }, '?page=2&keywords=a+b'],
  [{ page: 0 }, '?page=0'],
  [{ a: '', b: null, c: undefined }, ''],
])('%j becomes %j', (values, query) => {
  expect(toQuery(values)).toBe(query);
});
