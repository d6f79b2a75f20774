import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';

const all = endpoints.map((tagged) => tagged.endpoint);

it('names what only reads by "get", and nothing else', () => {
  const named = (isGet: boolean) =>
    all.filter(({ name, method }) => name.startsWith('get') && (method === 'GET') === isGet);
  expect(named(true).length).toBeGreaterThan(40);
  expect(named(false)).toEqual([]);
});

it('knows the calls that the API makes by GET although they write', () => {
  const names = all.filter(({ name, method }) => method === 'GET' && !name.startsWith('get'));
  expect(names.map(({ name }) => name).sort()).toEqual([
    'markAllMessagesRead',
    'markMessageRead',
    'toggleActivityLike',
    'toggleCourseLike',
  ]);
});
