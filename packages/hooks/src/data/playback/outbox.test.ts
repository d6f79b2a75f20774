import { beforeEach, describe, expect, it } from 'vitest';
import { local, memberKeys } from '../../storage/index.ts';
import { outbox } from './outbox.ts';

const MEMBER = 9;
let lessonId = 1000;

const store = (text: string, lesson: number | string = lessonId) =>
  local.write(memberKeys.unsent(MEMBER, lesson), text);

beforeEach(() => {
  for (const lesson of outbox.lessons(MEMBER)) local.remove(memberKeys.unsent(MEMBER, lesson));
  lessonId += 1;
});

describe('the outbox', () => {
  it('keeps the furthest position', () => {
    outbox.keep(MEMBER, lessonId, 5);
    outbox.keep(MEMBER, lessonId, 3);
    expect(outbox.read(MEMBER, lessonId)).toBe(5);
    outbox.keep(MEMBER, lessonId, 8);
    expect(outbox.read(MEMBER, lessonId)).toBe(8);
  });

  it('lets go of a position that was taken, and of no further one', () => {
    outbox.keep(MEMBER, lessonId, 9);
    outbox.settle(MEMBER, lessonId, 8);
    expect(outbox.read(MEMBER, lessonId)).toBe(9);
    outbox.settle(MEMBER, lessonId, 9);
    expect(outbox.read(MEMBER, lessonId)).toBe(0);
    expect(local.read(memberKeys.unsent(MEMBER, lessonId))).toBeNull();
  });

  it.each(['x5', '5x', '1.5', '-3', '0', '', '1234567890'])('reads %j as nothing', (text) => {
    store(text);
    expect(outbox.read(MEMBER, lessonId)).toBe(0);
  });

  it('knows the lessons that wait, whatever else is stored', () => {
    store('90');
    store('90', 'x');
    store('-3', lessonId + 1);
    store('90', 0);
    expect(outbox.lessons(MEMBER)).toEqual([lessonId]);
  });
});
