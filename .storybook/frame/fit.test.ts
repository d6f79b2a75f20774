import { describe, expect, it } from 'vitest';
import { scaleToFit, widthOf } from './fit.ts';

const options = {
  phone: { styles: { width: '375px', height: '812px' } },
  pane: { styles: { width: '100%', height: '100%' } },
};

describe('the width of a window', () => {
  it.each([
    [{ value: 'phone' }, '375px'],
    [{ value: 'phone', isRotated: true }, '812px'],
    [{ value: '320px-640px' }, '320px'],
    [{ value: '320-640', isRotated: true }, '640px'],
    [{ value: 'pane' }, '100%'],
    [{ value: 'gone' }, ''],
    [undefined, ''],
  ])('of %j is %s', (window, width) => {
    expect(widthOf(window, options)).toBe(width);
  });
});

describe('the picture', () => {
  it('is as large as life where it fits', () => {
    expect(scaleToFit('375px', 1000)).toBe(1);
  });

  it('is made smaller where the pane is narrow', () => {
    expect(scaleToFit('1920px', 1044)).toBe(0.5);
  });

  it.each(['100%', ''])('of a window of %s follows the pane', (width) => {
    expect(scaleToFit(width, 300)).toBe(1);
  });
});
