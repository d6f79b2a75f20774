import { describe, expect, it } from 'vitest';
import { colourOf, pairs, purposes, themes } from './colours.ts';
import { contrast, parseColour } from './contrast.ts';

describe('contrast', () => {
  it('knows the ends of the scale', () => {
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('lets what is below shine through', () => {
    expect(contrast('rgba(0, 0, 0, 0)', '#FAFAF7')).toBe(1);
    expect(contrast('rgba(0, 0, 0, 0.5)', '#FFFFFF')).toBeCloseTo(
      contrast('#808080', '#FFFFFF'),
      1,
    );
  });
});

it.each(themes)('resolves every purpose of the %s theme to a colour', (theme) => {
  for (const [name, value] of purposes(theme))
    expect(parseColour(value).every(Number.isFinite), `${name}: ${value}`).toBe(true);
});

it.each(
  pairs.flatMap((pair) =>
    themes.map((theme) => [pair.front, pair.back, theme, pair.least] as const),
  ),
)('%s on %s can be read in the %s theme', (front, back, theme, least) => {
  expect(contrast(colourOf(front, theme), colourOf(back, theme))).toBeGreaterThanOrEqual(least);
});

it('holds every text on every plain surface in both themes', () => {
  const names = [...purposes('light').keys()];
  const texts = ['text-primary', 'text-secondary', 'text-tertiary', 'text-brand', 'text-price'];
  const surfaces = names.filter((name) => /^surface-(page|base|raised|overlay|sunken)$/.test(name));
  for (const theme of themes)
    for (const text of texts)
      for (const surface of surfaces)
        expect(
          contrast(colourOf(text, theme), colourOf(surface, theme)),
          `${text} on ${surface}, ${theme}`,
        ).toBeGreaterThanOrEqual(4.5);
});
