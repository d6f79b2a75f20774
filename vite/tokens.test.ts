import { describe, expect, it } from 'vitest';
import { filesIn, readSource } from '../scripts/lib/sources.mjs';
import { neededTokens, withValues } from './tokens.ts';

describe('withValues', () => {
  it('writes steps and type as they are', () => {
    expect(withValues('css({ gap: space(4), margin: space(0, -2, 1.5) })', 'web')).toBe(
      "css({ gap: '1rem', margin: '0 -0.5rem 0.375rem' })",
    );
    expect(
      withValues("css({ fontSize: token('fs-body'), fontWeight: token('weight-bold') })", 'h5'),
    ).toBe("css({ fontSize: '0.9375rem', fontWeight: 700 })");
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

  it('keeps of two words the one of the site, with its commas', () => {
    const code =
      "css({ display: wordBySite('grid', 'block'), boxShadow: wordBySite(`inset 0 0 0 1px ${token('border-brand')}`, 'none') })";
    expect(withValues(code, 'web')).toBe(
      "css({ display: 'grid', boxShadow: `inset 0 0 0 1px ${token('border-brand')}` })",
    );
    expect(withValues(code, 'h5')).toBe("css({ display: 'block', boxShadow: 'none' })");
  });

  it('keeps rules for the mobile site alone there, and says there in short what they stand in', () => {
    const code =
      "const H5 = '[data-h5] &'; css({ gap: 0, '[data-h5] &': { top: `calc(${'1px'} + 2px)`, left: [0, 1] }, [H5]: [hidden, { margin: 0 }], color: 'red' })";
    expect(withValues(code, 'web')).toBe("const H5 = '[data-h5] &'; css({ gap: 0, color: 'red' })");
    expect(withValues(code, 'h5')).toContain("'&&': { top: `calc(1px + 2px)`, left: [0, 1] }");
    expect(withValues(code, 'h5')).toContain("const H5 = '&&'");
  });

  it('reads calls over several lines, with a comma at the end', () => {
    expect(withValues("bySite(\n  space(1),\n  token('fs-body'),\n)", 'h5')).toBe("'0.9375rem'");
  });

  it('stops at a step that the scale has not', () => {
    expect(() => withValues('space(4.25)', 'web')).toThrow('space(4.25)');
  });
});

describe('neededTokens', () => {
  const css = neededTokens(readSource('packages/ui/src/tokens/tokens.css'));

  it('drops what stands in the styles, and keeps what the global styles name', () => {
    expect(css).not.toMatch(/--(?:space-4|on-web|if-h5|fs-h1)\b/);
    expect(css).toContain('--size-header: ');
    expect(css).toContain('--radius-md: ');
    expect(css).toContain('[data-theme="dark"] {');
  });

  it('drops nothing that any style of a site still asks for', () => {
    const isSource = (file: string) =>
      /\/src\/.*(?<!\.(?:stories|test))\.tsx?$/.test(file) &&
      !/node_modules|\/tokens\.ts$|styles\/(?:bySite|space)\.ts$/.test(file);
    const left = ['packages/ui', 'packages/features', 'apps/web', 'apps/h5']
      .flatMap((place) => filesIn(place, isSource))
      .flatMap((file) => {
        const code = withValues(readSource(file), 'h5');
        const asked = code.matchAll(/\btoken\(\s*'([\w-]+)'|var\(--([\w-]+)\)/g);
        const names = Array.from(asked, ([, token, property]) => token ?? property);
        const missing = names.filter(
          (name) =>
            readSource('packages/ui/src/tokens/tokens.css').includes(`  --${name}: `) &&
            !css.includes(`  --${name}: `),
        );
        const calls = code.match(/\b(?:space|bySite)\(/g) ?? [];
        return [...missing, ...calls].map((name) => `${file}: ${name}`);
      });
    expect(left).toEqual([]);
  });
});
