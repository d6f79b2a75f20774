import { describe, expect, it } from 'vitest';
import { pickRelated } from './pickRelated.ts';

const course = (id: number, thumb: string) => ({ id, thumb });
const ids = (...candidates: ReturnType<typeof course>[]) =>
  pickRelated(course(1, 'a'), candidates).map(({ id }) => id);

describe('pickRelated', () => {
  it('fills a row in order, without the course itself and without repeating one', () => {
    expect(
      ids(course(1, 'a'), course(2, 'b'), course(3, 'c'), course(2, 'b'), course(4, 'd')),
    ).toEqual([2, 3, 4]);
  });

  it('lets those come last that look like another', () => {
    expect(
      ids(course(2, 'a'), course(3, 'b'), course(4, 'b'), course(5, 'c'), course(6, 'd')),
    ).toEqual([3, 5, 6, 2]);
  });

  it('shows what there is', () => {
    expect(ids(course(2, 'a'))).toEqual([2]);
    expect(ids()).toEqual([]);
  });
});
