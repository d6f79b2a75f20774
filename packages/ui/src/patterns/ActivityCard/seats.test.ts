import { describe, expect, it } from 'vitest';
import { describeSeats } from './seats.ts';

describe('describeSeats', () => {
  it.each([
    ['with many places left', { joined: 32, capacity: 40 }, { text: '已报 32 / 40', percent: 80 }],
    [
      'with three places left',
      { joined: 9, capacity: 12 },
      { text: '仅剩 3 席', percent: 75, isScarce: true },
    ],
    ['without a place left', { joined: 12, capacity: 12 }, { text: '名额已满', percent: 100 }],
    ['with too many people', { joined: 14, capacity: 12 }, { text: '名额已满', percent: 100 }],
    ['when the server says full', { isFull: true }, { text: '名额已满', percent: 100 }],
    ['without a limit', { joined: 18, capacity: 0 }, { text: '已报 18 人' }],
    ['without a limit and without people', { joined: 0, capacity: 0 }, null],
    ['when only the limit is known', { capacity: 30 }, null],
    ['when nothing is known', {}, null],
    [
      'with few left that nobody can have',
      { joined: 9, capacity: 12, isClosed: true },
      { text: '已报 9 人' },
    ],
    ['of a closed one without people', { joined: 0, capacity: 12, isClosed: true }, null],
    [
      'of one that does not take place',
      { joined: 9, capacity: 12, isEnded: true, isCancelled: true },
      { text: '活动已取消' },
    ],
    ['once it is over', { joined: 12, capacity: 12, isEnded: true }, { text: '活动已结束' }],
  ])('words the seats %s', (_, seats, expected) => {
    expect(describeSeats(seats)).toEqual(expected);
  });
});
