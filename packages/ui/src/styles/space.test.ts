import { describe, expect, it } from 'vitest';
import { bySite, wordBySite } from './bySite.ts';
import { space } from './space.ts';

describe('space', () => {
  it('names steps by their tokens, also those of a half and to the other side', () => {
    expect(space(4)).toBe('var(--space-4)');
    expect(space(0, 1.5, -2)).toBe('0 var(--space-1-5) calc(var(--space-2) * -1)');
  });
});

describe('bySite', () => {
  it('adds both lengths, of which one counts', () => {
    expect(bySite('1rem', '0')).toBe('calc(var(--on-web) * 1rem + var(--on-h5) * 0px)');
  });

  it('takes lengths of a shorthand one by one, and leaves alone what is equal', () => {
    expect(bySite('1rem 2rem', '1rem')).toBe(
      '1rem calc(var(--on-web) * 2rem + var(--on-h5) * 1rem)',
    );
    expect(bySite('1px 2px 3px 4px', '1px 2px 3px')).toBe(
      '1px 2px 3px calc(var(--on-web) * 4px + var(--on-h5) * 2px)',
    );
  });

  it('keeps brackets together', () => {
    expect(bySite('min(1rem, 2vw) 1px', '2px 1px')).toBe(
      'calc(var(--on-web) * min(1rem, 2vw) + var(--on-h5) * 2px) 1px',
    );
  });
});

describe('wordBySite', () => {
  it('writes both words, of which the tokens leave one', () => {
    expect(wordBySite('grid', 'block')).toBe('var(--if-web, grid) var(--if-h5, block)');
  });
});
