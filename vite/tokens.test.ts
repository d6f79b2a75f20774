import { describe, expect, it } from 'vitest';
import { withValues } from './tokens.ts';

describe('withValues', () => {
  it('writes steps and type as they are', () => {
    expect(withValues('css({ gap: space(4), margin: space(0, -2, 1.5) })', 'web')).toBe(
      "css({ gap: '1rem', margin: '0 -0.5rem 0.375rem' })",
    );
    expect(
      withValues("css({ fontSize: token('fs-body'), fontWeight: token('weight-bold') })", 'h5'),
    ).toBe("css({ fontSize: '0.9375rem', fontWeight: '700' })");
    expect(withValues('`0 auto ${space(2)}`', 'web')).toBe('`0 auto 0.5rem`');
  });

  it('leaves what a theme, a look or a wish for less motion changes', () => {
    const code =
      "css({ color: token('text-primary'), borderRadius: token('radius-md'), transition: token('dur-fast') })";
    expect(withValues(code, 'web')).toBe(code);
  });

  it('keeps of two values the one of the site', () => {
    const code =
      "css({ gap: bySite(space(6), space(3)), height: bySite('calc(1rem + (2px * 3))', `min(${space(1)}, 2px)`) })";
    expect(withValues(code, 'web')).toBe(
      "css({ gap: '1.5rem', height: 'calc(1rem + (2px * 3))' })",
    );
    expect(withValues(code, 'h5')).toBe("css({ gap: '0.75rem', height: `min(0.25rem, 2px)` })");
  });

  it('reads calls over several lines, with a comma at the end', () => {
    expect(withValues("bySite(\n  space(1),\n  token('fs-body'),\n)", 'h5')).toBe("'0.9375rem'");
  });

  it('stops at a step that the scale has not', () => {
    expect(() => withValues('space(4.25)', 'web')).toThrow('space(4.25)');
  });
});
