import { describe, expect, it } from 'vitest';
import { clock, spokenClock } from './clock.ts';
import { actionOf, stepRate } from './keymap.ts';

const press = (key: string, more: Partial<Parameters<typeof actionOf>[0]> = {}) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, isInside: false, ...more });

describe('actionOf', () => {
  it('leaves every combination to the browser', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const)
      for (const key of '0123456789kjlmftpcn< >?')
        expect(press(key, { [modifier]: true })).toBeNull();
  });

  it('leaves the keys that scroll to the page outside the player', () => {
    expect(press('ArrowDown')).toBeNull();
    expect(press('ArrowDown', { isInside: true })).toEqual({ do: 'volume', by: -0.1 });
    expect(press('PageDown', { isInside: true })).toBeNull();
  });

  it('reads letters in either case and digits as shares', () => {
    expect(press('K')).toEqual({ do: 'toggle' });
    expect(press('7')).toEqual({ do: 'share', share: 0.7 });
    expect(press('Tab')).toBeNull();
  });
});

describe('stepRate', () => {
  it('goes to the next speed and stops at the ends', () => {
    expect(stepRate(1, 1)).toBe(1.25);
    expect(stepRate(1.25, -1)).toBe(1);
    expect(stepRate(2, 1)).toBe(2);
    expect(stepRate(0.5, -1)).toBe(0.5);
  });
});

describe('clock', () => {
  it.each([
    [0, '00:00', '0 秒'],
    [378.9, '06:18', '6 分 18 秒'],
    [3725, '1:02:05', '1 小时 2 分 5 秒'],
    [Number.NaN, '00:00', '0 秒'],
  ])('tells %d', (seconds, shown, spoken) => {
    expect(clock(seconds)).toBe(shown);
    expect(spokenClock(seconds)).toBe(spoken);
  });
});
