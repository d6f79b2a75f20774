import { describe, expect, it } from 'vitest';
import { readPreferences } from './index.ts';

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
