import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourOf, purposes, themes } from '../colours.ts';
import { contrast } from '../contrast.ts';
import { luminance, toOklch, withLuminance } from './oklch.ts';
import { colourIn, schoolColours, unreadable } from './schoolColours.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const apart = (one: number, two: number) => Math.abs(((one - two + 540) % 360) - 180);

describe('OKLCH', () => {
  it('knows the places of pure colours', () => {
    const red = toOklch('#FF0000');
    expect([red.lightness, red.chroma, red.hue].map((part) => part.toFixed(2))).toEqual([
      '0.63',
      '0.26',
      '29.23',
    ]);
    expect(toOklch('#FFFFFF').lightness).toBeCloseTo(1, 3);
    expect(toOklch('#808080').chroma).toBeLessThan(1e-3);
  });

  it('finds a colour as bright as asked for, of the same hue', () => {
    fc.assert(
      fc.property(hex, fc.double({ min: 0.02, max: 0.9, noNaN: true }), (color, wanted) => {
        const { chroma, hue } = toOklch(color);
        const found = withLuminance(wanted, { chroma, hue });
        expect(Math.abs(luminance(found) - wanted)).toBeLessThan(0.006);
        // The hue of greys is arbitrary.
        const turn = toOklch(found).chroma > 0.05 ? apart(toOklch(found).hue, hue) : 0;
        expect(turn).toBeLessThan(6);
      }),
    );
  });
});

describe('a school’s colours', () => {
  it('can be read in every pair of the design, in both themes, whichever colour is given', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(unreadable(schoolColours(color))).toEqual([]);
      }),
      { numRuns: 200 },
    );
    for (const color of ['#000000', '#ffffff', '#ffff00', '#0000ff', '#ff0000', '#808080'])
      expect([color, unreadable(schoolColours(color))]).toEqual([color, []]);
  });

  it('hold every text on every plain surface', () => {
    const texts = ['text-primary', 'text-secondary', 'text-tertiary', 'text-brand', 'text-price'];
    const surfaces = [...purposes('light').keys()].filter((name) =>
      /^surface-(page|base|raised|overlay|sunken)$/.test(name),
    );
    fc.assert(
      fc.property(hex, (color) => {
        const own = schoolColours(color);
        const ratios = themes.flatMap((theme) =>
          texts.flatMap((text) =>
            surfaces.map((surface) =>
              contrast(colourIn(text, theme, own), colourIn(surface, theme, own)),
            ),
          ),
        );
        expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 50 },
    );
  });

  it('keep the given colour where white words can be read on it, else the nearest that can carry them', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const { primary } = schoolColours(color);
        const given = contrast('#FFFFFF', color);
        const kept = contrast('#FFFFFF', primary);
        expect(given >= 4.5 ? primary : kept < 4.62).toBe(
          given >= 4.5 ? color.toUpperCase() : true,
        );
      }),
    );
  });

  it('tell a button under the pointer from one that is not, however dark the school’s colour', () => {
    for (const color of ['#000000', '#140030', '#148146']) {
      const own = schoolColours(color);
      const looks = ['action-primary', 'action-primary-hover', 'action-primary-active'];
      expect(new Set(looks.map((name) => colourIn(name, 'light', own))).size).toBe(3);
    }
  });

  it('leave what means something else as it is', () => {
    const own = schoolColours('#C01040');
    for (const theme of themes)
      for (const name of ['success-text', 'danger-text', 'text-price', 'vip-text', 'code-string'])
        expect([name, colourIn(name, theme, own)]).toEqual([name, colourOf(name, theme)]);
  });
});
