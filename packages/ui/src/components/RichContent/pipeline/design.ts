import { dom } from './dom.ts';
import type { Rgba } from '../../../tokens/contrast.ts';
import { token } from '../../../tokens/tokens.ts';
import {
  backFor,
  flatten,
  inkOn,
  isWhite,
  lookOn,
  readColour,
  SURFACES,
  writeColour,
  type Look,
} from './inks.ts';

const LENGTH = /^\d{1,4}(?:\.\d+)?(?:px|em|rem|%)$/;
const SPACE = String.raw`(?:(?:[1-9]?\d|1\d\d)(?:\.\d+)?px|\d(?:\.\d+)?r?em|[1-4]?\d(?:\.\d+)?%)`;
const BOX = new RegExp(`^${SPACE}$`);
const CORNERS = new RegExp(String.raw`^(?:${SPACE}|[1-9]\d\dpx|50%|100%)(?: ${SPACE}){0,3}$`);
const SHADOW = /^rgba?\(\d+, \d+, \d+(?:, [\d.]+)?\)(?: -?[1-3]?\d(?:\.\d+)?px){2,4}$/;

const SIDES = ['top', 'right', 'bottom', 'left'];
const onSides = (before: string, after: string, values: RegExp): [string, RegExp][] =>
  SIDES.map((side) => [`${before}-${side}${after}`, values]);

/** Style properties that may stay as they are, with their values: none that moves, covers or reorders. */
const STYLES: readonly [string, RegExp][] = [
  ['text-align', /^(?:left|right|center|justify|start|end)$/],
  ['text-indent', /^\d(?:\.\d+)?em$/],
  ['text-decoration', /^(?:underline|line-through)$/],
  ['font-weight', /^(?:bold|normal|[1-9]00)$/],
  ['vertical-align', /^(?:baseline|top|middle|bottom|sub|super)$/],
  ['letter-spacing', /^[0-4](?:\.\d+)?px$|^0\.[0-2]\d*em$/],
  ['display', /^(?:block|inline-block|flex|inline-flex|grid|none)$/],
  ['overflow', /^hidden$/],
  ['flex-direction', /^(?:row|column)$/],
  ['flex-wrap', /^(?:wrap|nowrap)$/],
  ['flex-grow', /^\d$/],
  ['flex-basis', LENGTH],
  ['justify-content', /^(?:(?:flex-)?(?:start|end)|center|space-(?:between|around|evenly))$/],
  ['align-items', /^(?:stretch|baseline|center|(?:flex-)?(?:start|end))$/],
  ['align-self', /^(?:stretch|baseline|center|(?:flex-)?(?:start|end))$/],
  ['gap', new RegExp(`^${SPACE}(?: ${SPACE})?$`)],
  ['row-gap', BOX],
  ['column-gap', BOX],
  ...onSides('border', '-width', /^1?\d(?:\.\d+)?px$/),
  ...onSides('border', '-style', /^(?:solid|dashed|dotted|double|none)$/),
  ['border-radius', CORNERS],
  ['box-shadow', SHADOW],
];

/** Smallest and largest type, in pixels. */
const TYPE = [12, 48] as const;
/** Pixels in a unit of type. */
const UNITS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, rem: 16 };
const ROOT = 16;

/** A size of type in rem, within bounds; of a part of the size around it as it is. */
function typeSize(value: string): string | null {
  const [, number = '', unit = ''] = /^(\d{1,3}(?:\.\d+)?)(px|pt|rem|em|%)$/.exec(value) ?? [];
  const scale = UNITS[unit];
  if (scale !== undefined)
    return `${Math.min(Math.max(Number(number) * scale, TYPE[0]), TYPE[1]) / ROOT}rem`;
  const share = unit === 'em' ? Number(number) : Number(number) / 100;
  return share >= 0.75 && share <= 3 ? `${share}em` : null;
}

/** How high lines are: a number, also where a part is written. */
function lineHeight(value: string): string | null {
  const [, number = '', unit = ''] = /^(\d{1,3}(?:\.\d+)?)(em|%|)$/.exec(value) ?? [];
  const share = unit === '%' ? Number(number) / 100 : Number(number);
  return share >= 1 && share <= 3 ? String(share) : null;
}

const TRACK = /^(?:\d{1,4}px|\d{1,2}fr|\d{1,2}(?:\.\d+)?%|auto)$/;

/** A track of a grid that may become narrower than it asks for: nothing leaves the page. */
const track = (size: string) => (/px|fr/.test(size) ? `minmax(0px, ${size})` : size);

function columns(value: string): string | null {
  const fitting = /^repeat\((auto-fi[tl]l?), minmax\((\d{1,4}px), 1fr\)\)$/.exec(value);
  if (fitting) return `repeat(${fitting[1]}, minmax(min(${fitting[2]}, 100%), 1fr))`;
  const [, count, repeated = ''] = /^repeat\(([1-9]), ([^ ]+)\)$/.exec(value) ?? [];
  if (count !== undefined)
    return TRACK.test(repeated) ? `repeat(${count}, ${track(repeated)})` : null;
  const sizes = value.split(' ');
  return sizes.every((size) => TRACK.test(size)) ? sizes.map(track).join(' ') : null;
}

/** Layers of `background` that go with a picture. */
const LAYERS: readonly [string, RegExp][] = [
  ['background-size', /^(?:cover|contain|(?:\d{1,3}%|auto)(?: (?:\d{1,3}%|auto))?)$/],
  [
    'background-position',
    /^(?:left|right|top|bottom|center|\d{1,3}%)(?: (?:left|right|top|bottom|center|\d{1,3}%))?$/,
  ],
  ['background-repeat', /^(?:no-repeat|repeat|repeat-[xy])$/],
];

const keep = (style: CSSStyleDeclaration, rules: readonly [string, RegExp][]): string[] =>
  rules.flatMap(([name, values]) => {
    const value = style.getPropertyValue(name);
    return values.test(value) ? [`${name}: ${value}`] : [];
  });

/** What a space to the left or right of a phone's few words may take at most. */
const NARROW = '12%';
const WIDE = /^(?:2[5-9]|[3-9]\d|1\d\d)(?:\.\d+)?px$/;

const keepSpaces = (style: CSSStyleDeclaration): string[] =>
  ['padding', 'margin'].flatMap((kind) =>
    SIDES.flatMap((side) => {
      const name = `${kind}-${side}`;
      const value = style.getPropertyValue(name);
      if (value === 'auto') return [`${name}: auto`];
      if (!BOX.test(value)) return [];
      const isAcross = side === 'left' || side === 'right';
      return [`${name}: ${isAcross && WIDE.test(value) ? `min(${value}, ${NARROW})` : value}`];
    }),
  );

/** What has a height of its own, or one that comes from elsewhere. */
const OF_OWN_HEIGHT = 'img, video, audio, iframe, table, tr, td, th';

/** What is kept of the type, and of the sizes that must not let the content leave its place. */
function keepSizes(element: HTMLElement, style: CSSStyleDeclaration): string[] {
  const size = typeSize(style.fontSize);
  // Lines of the size around it would run into each other.
  const lines = lineHeight(style.lineHeight) ?? (size === null ? null : '1.5');
  const grid = columns(style.getPropertyValue('grid-template-columns'));
  const [, least] = /^(\d{1,3}px)$/.exec(style.minWidth) ?? [];
  const [width] = LENGTH.exec(style.width) ?? [];
  const [most] = LENGTH.exec(style.maxWidth) ?? [];
  const isFixed = width !== undefined && !width.endsWith('%') && !element.matches('td, th, col');
  const room = most === undefined ? isFixed && '100%' : `min(${most}, 100%)`;
  // What is written for the height of words in one size of type must let others grow.
  const [height] = /^[1-5]?\d{1,2}px$/.exec(style.minHeight || style.height) ?? [];
  return [
    ...(size === null ? [] : [`font-size: ${size}`]),
    ...(lines === null ? [] : [`line-height: ${lines}`]),
    ...(grid === null ? [] : [`grid-template-columns: ${grid}`]),
    ...(least === undefined ? [] : [`min-width: min(${least}, 100%)`]),
    ...(width === undefined ? [] : [`width: ${width}`]),
    ...(room ? [`max-width: ${room}`] : []),
    ...(height === undefined || element.matches(OF_OWN_HEIGHT) ? [] : [`min-height: ${height}`]),
  ];
}

const keepBorders = (style: CSSStyleDeclaration): string[] =>
  SIDES.flatMap((side) => {
    const name = `border-${side}-color`;
    const colour = readColour(style.getPropertyValue(name));
    return colour ? [`${name}: ${writeColour(colour)}`] : [];
  });

const DIRECTION =
  /^(?:-?\d{1,3}(?:\.\d+)?deg|to (?:top|bottom|left|right)(?: (?:top|bottom|left|right))?|(?:circle|ellipse)(?: at [a-z\d% ]+)?)$/;
const STOP = /^(rgba?\([^)]*\)|[a-z]+)((?: \d{1,3}(?:\.\d+)?%){0,2})$/;

/** A gradient: its stops, and how it is written with others in their place. */
interface Gradient {
  colours: readonly Rgba[];
  write: (colours: readonly Rgba[]) => string;
}

/** Reads a gradient as browsers write it back. */
function readGradient(value: string): Gradient | null {
  const [, name = '', inside = ''] = /^((?:linear|radial)-gradient)\((.*)\)$/.exec(value) ?? [];
  const [first = '', ...others] = inside.split(/, (?![^(]*\))/);
  const isDirected = DIRECTION.test(first);
  const written = isDirected ? others : [first, ...others];
  const stops = written.flatMap((part) => {
    const [, text = '', place = ''] = STOP.exec(part) ?? [];
    const colour = readColour(text);
    return colour ? [{ colour, place }] : [];
  });
  if (stops.length < written.length) return null;
  return {
    colours: stops.map(({ colour }) => colour),
    write: (colours) =>
      `${name}(${[
        ...(isDirected ? [first] : []),
        ...colours.map((colour, place) => writeColour(colour) + (stops[place]?.place ?? '')),
      ].join(', ')})`,
  };
}

/** The address of a picture of the school's own. */
function readPicture(value: string, hosts: readonly string[]): string | null {
  const [, address] = /^url\("([^"\\]+)"\)$/.exec(value) ?? [];
  if (address === undefined) return null;
  try {
    const { host, protocol, href } = new URL(address, dom().location.href);
    const isOwn = host === dom().location.host || hosts.includes(host);
    return isOwn && /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}

/** What an element is filled with, below its words. */
interface Fill {
  styles: readonly string[];
  /** What stands below its words. */
  ground: Ground | null;
}

/** Colours that words stand on, and the look whose ink can be read on all of them. */
interface Ground {
  colours: readonly Rgba[];
  look: Look;
}

/** Darkens whatever picture words stand on, so that light ones can be read on white as well: 4.5 to 1. */
const SCRIM = 'rgba(0, 0, 0, 0.62)';
/** White below the scrim. */
const DIMMED: Rgba = [97, 97, 97, 1];

function fillOf(
  style: CSSStyleDeclaration,
  below: Ground | null,
  hosts: readonly string[],
  hasWords: boolean,
): Fill | null {
  const picture = readPicture(style.backgroundImage, hosts);
  if (picture !== null) {
    const layers = keep(style, LAYERS);
    const image = `url("${picture}")`;
    return hasWords
      ? {
          styles: [`background-image: linear-gradient(${SCRIM}, ${SCRIM}), ${image}`, ...layers],
          ground: { colours: [DIMMED], look: 'dark' },
        }
      : { styles: [`background-image: ${image}`, ...layers], ground: null };
  }
  const base = readColour(style.backgroundColor);
  const isFilled = base !== null && base[3] > 0;
  const under = isFilled ? flatten(base, below?.colours[0]) : below?.colours[0];
  const gradient = readGradient(style.backgroundImage);
  const given =
    gradient?.colours.map((colour) => flatten(colour, under)) ?? (isFilled && under ? [under] : []);
  // Pasted text brings the white of its page along, which here is the page's own.
  if (given.length === 0 || (!below && isWhite(given))) return null;
  const look = lookOn(given);
  const colours = given.map((colour) => backFor(look, colour));
  const styles = gradient
    ? [`background-image: ${gradient.write(colours)}`]
    : colours.map((colour) => `background-color: ${writeColour(colour)}`);
  return { styles, ground: { colours, look } };
}

/** What has a colour on the page whatever stands around it, so that it must be told to take the content's. */
const OF_OWN_COLOUR = 'p, a, blockquote, figcaption, caption';
/** What has a ground of the look's own. */
const OF_OWN_GROUND = 'code, pre, mark, th';

const addStyle = (element: Element, style: string) =>
  element.setAttribute(
    'data-style',
    [element.getAttribute('data-style') ?? [], style].flat().join('; '),
  );

/** Lets the colours of a box hold for all that is inside and has none: of its look, or its own. */
function spreadColours(root: HTMLElement): void {
  const isColoured = (element: Element) =>
    element.hasAttribute('data-ink') ||
    /(?:^|; )color:/.test(element.getAttribute('data-style') ?? '');
  const isIn = (element: Element, box: string) => element.parentElement?.closest(box) != null;
  const all = `[data-theme], ${OF_OWN_GROUND}, ${OF_OWN_COLOUR}`;
  for (const element of root.querySelectorAll(all)) {
    if (isColoured(element)) continue;
    const isOfLook = isIn(element, '[data-theme]');
    if (element.matches('[data-theme]') || (isOfLook && element.matches(OF_OWN_GROUND)))
      addStyle(element, `color: ${token('text-primary')}`);
    else if (!element.matches(OF_OWN_GROUND))
      // Links stay links in words of a colour.
      if (isOfLook || (isIn(element, '[data-ink]') && !element.matches('a')))
        addStyle(element, 'color: inherit');
  }
}

/**
 * Keeps what is safe of the design of content: of each style what neither moves nor covers anything, and colours that can
 * be read. What brings a background of its own takes the look that fits it (`data-theme`); colours of words without one are
 * there for either look (`data-ink`). Pictures come from `hosts` and from this site alone.
 */
export function keepDesign(root: HTMLElement, hosts: readonly string[]): void {
  const grounds = new WeakMap<Element, Ground>();
  const groundOf = (element: Element | null): Ground | null =>
    element && (grounds.get(element) ?? groundOf(element.parentElement));
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    const { style } = root.ownerDocument.createElement('span');
    style.cssText = element.getAttribute('data-style') ?? '';
    const hasWords = element.textContent.trim() !== '';
    const fill = fillOf(style, groundOf(element.parentElement), hosts, hasWords);
    if (fill?.ground) {
      grounds.set(element, fill.ground);
      element.setAttribute('data-theme', fill.ground.look);
    }
    const kept = [
      ...keep(style, STYLES),
      ...keepSpaces(style),
      ...keepSizes(element, style),
      ...keepBorders(style),
      ...(fill?.styles ?? []),
      ...keepInk(element, style, groundOf(element)),
    ];
    if (kept.length > 0) element.setAttribute('data-style', kept.join('; '));
    else element.removeAttribute('data-style');
  }
  spreadColours(root);
}

/** A colour of words: on a background of the content itself one, else one for either look of the page. */
function keepInk(
  element: HTMLElement,
  style: CSSStyleDeclaration,
  ground: Ground | null,
): readonly string[] {
  const colour = readColour(style.color);
  if (!colour || colour[3] === 0) return [];
  if (ground) {
    const ink = inkOn(flatten(colour, ground.colours[0]), ground.look, ground.colours);
    return [`color: ${writeColour(ink)}`];
  }
  element.setAttribute('data-ink', '');
  const inkOf = (look: Look) =>
    writeColour(inkOn(flatten(colour, SURFACES[look]), look, [SURFACES[look]]));
  return [`--ink-light: ${inkOf('light')}`, `--ink-dark: ${inkOf('dark')}`];
}
