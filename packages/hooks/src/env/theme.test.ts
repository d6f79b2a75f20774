import { describe, expect, it } from 'vitest';
import { parseTheme } from './theme.ts';

const PLAIN = { color: null, radius: 'medium', headingFont: 'serif' };

describe('the theme of the settings', () => {
  it('is Qinghe’s where none is set', () => {
    for (const settings of [undefined, null, {}, [], { theme: {} }])
      expect(parseTheme(settings)).toEqual({ theme: PLAIN, refused: [] });
  });

  it('is what the settings say', () => {
    const theme = { color: '#2f6FED', radius: 'large', headingFont: 'LXGW WenKai, 霞鹜文楷' };
    expect(parseTheme({ theme })).toEqual({ theme, refused: [] });
  });

  it.each([
    [{ color: 'red' }, 'theme.color "red" is no colour such as "#2F6FED"'],
    [{ color: '#12345' }, 'theme.color "#12345" is no colour such as "#2F6FED"'],
    [{ color: 12 }, 'theme.color 12 is no colour such as "#2F6FED"'],
    [{ radius: 'huge' }, 'theme.radius "huge" is none of none, small, medium, large'],
    [{ headingFont: '"};body{x:y' }, 'theme.headingFont "\\"};body{x:y" names no font'],
    [{ headingFont: 'A,' }, 'theme.headingFont "A," names no font'],
    [{ colour: '#123456' }, 'theme.colour "#123456" is no setting'],
    ['#123456', 'theme is no object'],
  ])('%j is left out and named', (theme, words) => {
    expect(parseTheme({ theme })).toEqual({ theme: PLAIN, refused: [words] });
  });

  it('keeps what is right beside what is wrong', () => {
    const { theme, refused } = parseTheme({ theme: { color: '#123456', radius: 7 } });
    expect(theme).toEqual({ ...PLAIN, color: '#123456' });
    expect(refused).toHaveLength(1);
  });
});
