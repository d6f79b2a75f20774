import { describe, expect, it } from 'vitest';
import { courseListPath, findCourseCategory } from './listPath.ts';
import { readListQuery } from '../swr/index.ts';

const categories = [
  {
    id: 1,
    name: '程序设计',
    parent_id: 0,
    children: [{ id: 12, sort: 1, name: '算法与数据结构', parent_id: 1 }],
  },
  { id: 2, name: '人工智能', parent_id: 0, children: [] },
];

describe('findCourseCategory', () => {
  it('finds both levels and nothing else', () => {
    expect(findCourseCategory(categories, 2)).toEqual({ id: 2, name: '人工智能' });
    expect(findCourseCategory(categories, 12)).toEqual({
      id: 12,
      name: '算法与数据结构',
      parent: { id: 1, name: '程序设计' },
    });
    expect(findCourseCategory(categories, 99)).toBeUndefined();
  });
});

describe('courseListPath', () => {
  it.each([
    [{}, '/courses'],
    [{ category: 0, scene: '', page: 1 } as const, '/courses'],
    [{ category: 2, page: 3 }, '/courses?cid=2&page=3'],
    [{ category: 12, scene: 'free' } as const, '/courses?cid=1&child=12&scene=free'],
    [{ category: 99 }, '/courses?cid=99'],
  ])('writes %j', (query, path) => {
    expect(courseListPath(query, categories)).toBe(path);
  });

  it('is read back as it was written', () => {
    const query = { category: 12, scene: 'sub', page: 2 } as const;
    const { searchParams } = new URL(courseListPath(query, categories), 'http://site');
    expect(readListQuery(searchParams)).toEqual(query);
  });
});
