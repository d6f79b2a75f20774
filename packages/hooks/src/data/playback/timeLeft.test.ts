import { describe, expect, it } from 'vitest';
import { spokenDuration } from '../../time/index.ts';
import { describeTimeLeft, timeLeft } from './timeLeft.ts';

const lesson = { duration: 600, watched: 0 };

describe('timeLeft', () => {
  it.each([
    ['three lessons, 300 s watched', [{ ...lesson, watched: 300 }, lesson, lesson], 1.5, 1000],
    ['at half speed', [lesson], 0.5, 1200],
    ['a finished lesson', [{ ...lesson, isFinished: true }, lesson], 1, 600],
    ['more watched than there is', [{ ...lesson, watched: 700 }, lesson], 1, 600],
    ['a lesson of unknown length', [{ ...lesson, duration: 0 }, lesson], 1, 600],
    ['only unknown lengths', [{ ...lesson, duration: 0 }], 1, null],
    ['no lesson', [], 1, null],
    ['no speed', [lesson], 0, null],
  ])('%s', (_, lessons, rate, seconds) => {
    expect(timeLeft(lessons, rate)).toBe(seconds);
  });
});

describe('describeTimeLeft', () => {
  it.each([
    [1000, 1.5, '剩余约 17 分钟（1.5 倍速）'],
    [1020, 1, '剩余约 17 分钟'],
    [59, 2, '剩余不到 1 分钟（2 倍速）'],
    [60, 1, '剩余约 1 分钟'],
    [3600, 1, '剩余约 1 小时'],
    [3601, 1.25, '剩余约 1 小时 1 分（1.25 倍速）'],
    [0, 1.5, '已学完'],
  ])('%d s at %d', (seconds, rate, text) => {
    expect(describeTimeLeft(seconds, rate)).toBe(text);
  });

  it.each([3600, 60_149, 3720])(
    'says of %d s that nobody has begun what the course says',
    (seconds) => {
      expect(describeTimeLeft(seconds, 1)).toBe(`剩余约 ${spokenDuration(seconds)}`);
    },
  );
});
