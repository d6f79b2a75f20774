import { describe, expect, it } from 'vitest';
import { readPreferences } from './index.ts';
import { isOutrun } from './playLock.ts';

describe('readPreferences', () => {
  it('keeps what makes sense', () => {
    expect(
      readPreferences({ rate: 1.5, volume: 0.2, quality: '高清', isAutoNext: false, more: 1 }),
    ).toEqual({
      rate: 1.5,
      volume: 0.2,
      quality: '高清',
      isAutoNext: false,
      isMuted: false,
      hasKeys: true,
      isTheatre: false,
    });
  });

  it.each([null, 'x', [], { rate: 16, volume: -1, hasKeys: 'no', quality: 3 }])(
    'starts afresh from %j',
    (stored) => {
      expect(readPreferences(stored)).toEqual(readPreferences({}));
      expect(readPreferences(stored)).toMatchObject({ rate: 1, volume: 1, hasKeys: true });
    },
  );
});

describe('a claim of another player', () => {
  const own = { at: 2000, by: '0.5' };

  it.each([
    ['that is older', { at: 1999, by: '0.9' }, true],
    ['that is younger', { at: 2001, by: '0.1' }, false],
    ['of the same time that gives way', { at: 2000, by: '0.4' }, true],
    ['of the same time that holds', { at: 2000, by: '0.6' }, false],
    ['of an older release', 115, false],
    ['without its time', { by: '0.4' }, false],
    ['that is nothing', null, false],
  ])('%s has been outrun: %j, %s', (_, theirs, outrun) => {
    expect(isOutrun(theirs, own)).toBe(outrun);
  });
});
