import { describe, expect, it } from 'vitest';
import { offerWindow } from './windowChoice.ts';

const own = { value: 'desktop', isRotated: false };
const news = {
  globals: { theme: 'light', viewport: own },
  userGlobals: { theme: 'light' },
  storyGlobals: { viewport: own, theme: 'light' },
};

describe('the window of a story', () => {
  it('is an offer that locks nothing', () => {
    expect(offerWindow(news)).toEqual({ ...news, storyGlobals: { theme: 'light' } });
  });

  it('gives way to the reader’s choice', () => {
    const chosen = { value: '375px-812px', isRotated: false };
    const { globals } = offerWindow({ ...news, userGlobals: { viewport: chosen } });
    expect(globals.viewport).toBe(chosen);
  });

  it('is back when the reader has reset it', () => {
    const userGlobals = { viewport: { value: undefined, isRotated: false } };
    expect(offerWindow({ ...news, userGlobals }).globals.viewport).toBe(own);
  });

  it('is nothing to stories without one', () => {
    const other = { ...news, storyGlobals: { theme: 'light' } };
    expect(offerWindow(other)).toBe(other);
  });
});
