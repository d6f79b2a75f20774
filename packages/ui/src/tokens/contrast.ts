/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses a colour such as `#148146` or `rgba(0, 0, 0, 0.4)`. */
export function parseColour(text: string): Rgba {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16));
    return [red, green, blue, 1];
  }
  const numbers = text.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = numbers;
  return [red, green, blue, alpha];
}

/** Blends a colour over an opaque one. */
export function over([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG 2.2 contrast of a colour on an opaque one, from 1 to 21. */
export function contrastOf(front: Rgba, back: Rgba): number {
  const [one, two] = [luminance(over(front, back)), luminance(back)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** Returns the WCAG 2.2 contrast of two CSS colours, from 1 to 21. */
export const contrast = (front: string, back: string): number =>
  contrastOf(parseColour(front), parseColour(back));
