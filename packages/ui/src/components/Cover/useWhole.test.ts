import { describe, expect, it } from 'vitest';
import { isCut } from './useWhole.ts';

const card = { width: 282, height: 158.6 };

describe('isCut', () => {
  it.each([
    ['16:9 in a card', { width: 640, height: 360 }, card, false],
    ['a hair off', { width: 640, height: 366 }, card, false],
    ['4:3, as the back office asks for', { width: 400, height: 300 }, card, true],
    ['a square', { width: 300, height: 300 }, card, true],
    ['3:1 on the phone', { width: 1200, height: 400 }, { width: 357, height: 175 }, true],
    ['a picture of no size', { width: 0, height: 0 }, card, false],
    ['a picture without a height', { width: 300, height: 0 }, card, false],
    ['a frame that is hidden', { width: 640, height: 360 }, { width: 0, height: 0 }, false],
  ])('%s', (_name, picture, frame, expected) => {
    expect(isCut(picture, frame)).toBe(expected);
  });
});
