import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MARKS_VEIL, veil, WORDS_VEIL } from '../../styles/veil.ts';
import { contrastOf, over, parseColour } from '../contrast.ts';
import { channelsOf, colourIn, schoolColours } from './schoolColours.ts';
import { themeRules } from './themeRules.ts';

const own = { color: '#4B1D8F', radius: 'medium', headingFont: 'serif' } as const;

describe('veils over pictures', () => {
  it('are the darkest step of the school’s colour', () => {
    const darkest = channelsOf(colourIn('brand-950', 'light', schoolColours(own.color)));
    expect(themeRules(own)[0]).toContain(`--veil:${darkest};`);
    expect(darkest).not.toBe(channelsOf(colourIn('brand-950', 'light')));
  });

  it('are Qinghe’s where a school has no colour', () => {
    expect(themeRules({ ...own, color: null, radius: 'none' }).join()).not.toContain('--veil');
    expect(veil(0.5)).toBe(`rgba(var(--veil, 4, 37, 24), 0.5)`);
    expect(channelsOf(colourIn('brand-950', 'light'))).toBe('4,37,24');
  });

  it('let words and marks be seen over any picture, in every colour of a school', () => {
    const colours = ['#4B1D8F', '#E60023', '#FFD400', '#000000', '#FFFFFF', null];
    for (const color of colours) {
      const school = color === null ? null : schoolColours(color);
      const [red, green, blue] = parseColour(colourIn('brand-950', 'light', school));
      for (const picture of ['#FFFFFF', '#000000', '#FFFF00', '#00FFFF', '#FF00FF', '#888888']) {
        const ratio = (name: string, thickness: number) =>
          contrastOf(
            parseColour(colourIn(name, 'light', school)),
            over([red, green, blue, thickness], parseColour(picture)),
          );
        for (const words of ['white', 'text-on-slide', 'sprout-300'])
          expect([color, picture, words, ratio(words, WORDS_VEIL) >= 4.5]).toEqual([
            color,
            picture,
            words,
            true,
          ]);
        expect(ratio('white', MARKS_VEIL)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('are as dark in every colour', () => {
    const white = parseColour('#FFFFFF');
    const veiled = (hex: string) => {
      const [red, green, blue] = parseColour(hex);
      return over([red, green, blue, 0.6], white);
    };
    for (const color of ['#4B1D8F', '#E60023', '#FFD400', '#000000']) {
      const darkest = colourIn('brand-950', 'light', schoolColours(color));
      expect(contrastOf(white, veiled(darkest))).toBeGreaterThan(
        contrastOf(white, veiled('#042518')) * 0.9,
      );
    }
  });
});

const folder = fileURLToPath(new URL('../../', import.meta.url));
const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.styles.ts'),
);

it.each(styles)('%s writes neither the brand nor a corner as a number', (file) => {
  const code = readFileSync(folder + file, 'utf8');
  expect(code).not.toMatch(/rgba\(\s*4,\s*37,\s*24|#042518/i);
  expect(code).not.toMatch(/border(?:Top|Bottom)?(?:Left|Right)?Radius: '(?!50%)[\d.]+rem'/);
});
