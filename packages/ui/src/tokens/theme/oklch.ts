/** Linear red, green and blue from 0 to 1; outside of that range for colours that sRGB cannot show. */
type Light = readonly [red: number, green: number, blue: number];

/** A colour in OKLCH, a perceptual colour space: lightness, chroma, and hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const toLight = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const toByte = (light: number): number => {
  const share = Math.min(1, Math.max(0, light));
  const bent = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.round(bent * 255);
};

const lightOf = (hex: string): Light => [
  toLight(Number.parseInt(hex.slice(1, 3), 16)),
  toLight(Number.parseInt(hex.slice(3, 5), 16)),
  toLight(Number.parseInt(hex.slice(5, 7), 16)),
];

const toHex = (light: Light): string =>
  `#${light.map((part) => toByte(part).toString(16).padStart(2, '0').toUpperCase()).join('')}`;

const luminanceOf = ([red, green, blue]: Light): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Returns the relative luminance (WCAG 2.2) of a colour such as `#148146`. */
export const luminance = (hex: string): number => luminanceOf(lightOf(hex));

/** Converts a colour such as `#148146` to OKLCH (Björn Ottosson, 2020). */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = lightOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

function fromOklch({ lightness, chroma, hue }: Oklch): Light {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Finds by bisection the value between 0 and `end` at which `isBelow` turns from true to false. */
function turn(end: number, isBelow: (value: number) => boolean): number {
  let [low, high] = [0, end];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const isShown = (light: Light): boolean => light.every((part) => part >= -1e-4 && part <= 1.0001);

/** Returns a colour that sRGB can show, with its chroma reduced where necessary. */
function shown(colour: Oklch): Light {
  const whole = fromOklch(colour);
  if (isShown(whole)) return whole;
  const chroma = turn(colour.chroma, (value) => isShown(fromOklch({ ...colour, chroma: value })));
  return fromOklch({ ...colour, chroma });
}

/**
 * Returns the colour of a hue and chroma with the wanted luminance (WCAG). Colours of equal luminance have the same contrast
 * with any other colour; colours of equal OKLCH lightness only nearly.
 */
export function withLuminance(wanted: number, { chroma, hue }: Omit<Oklch, 'lightness'>): string {
  const lightness = turn(
    1,
    (value) => luminanceOf(shown({ lightness: value, chroma, hue })) < wanted,
  );
  return toHex(shown({ lightness, chroma, hue }));
}
