/** By how many pixels a text may overflow before it counts as cut, for rounding and the space below a line. */
const TOLERANCE = 3;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const styles = new WeakMap<Element, CSSStyleDeclaration>();

function styleOf(element: Element): CSSStyleDeclaration {
  const known = styles.get(element) ?? getComputedStyle(element);
  styles.set(element, known);
  return known;
}

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Whether an element cuts its text on purpose: with an ellipsis or line clamp, or as visually hidden text. */
const isMeant = ({ textOverflow, webkitLineClamp, clipPath, clip }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' ||
  (webkitLineClamp !== 'none' && webkitLineClamp !== '') ||
  clipPath !== 'none' ||
  clip !== 'auto';

/** Returns the padding box of an element, at which `overflow` cuts. */
function innerBox(element: Element): Box {
  const { left, top } = element.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  return {
    left: left + clientLeft,
    right: left + clientLeft + clientWidth,
    top: top + clientTop,
    bottom: top + clientTop + clientHeight,
  };
}

const short = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 24);

/** Returns the name of an element for messages: its tag and classes. */
const nameOf = ({ tagName, className }: Element) =>
  `${tagName.toLowerCase()}.${String(className).split(' ').join('.')}`;

/** Returns the element that cuts a text in part; null when all or nothing of the text is visible. */
function cutBy(text: Node): Element | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  let isFreeX = true;
  let isFreeY = true;
  for (let element = text.parentElement; element; element = element.parentElement) {
    const style = styleOf(element);
    if (style.visibility === 'hidden' || style.opacity === '0') return null;
    if (element === document.body) return null;
    const isCutX = isFreeX && hides(style.overflowX);
    const isCutY = isFreeY && hides(style.overflowY);
    if (isCutX || isCutY) {
      if (isMeant(style)) return null;
      const inner = innerBox(element);
      const isSeen =
        box.right > inner.left &&
        box.left < inner.right &&
        box.bottom > inner.top &&
        box.top < inner.bottom;
      if (!isSeen) return null;
      if (isCutX && (box.right > inner.right + TOLERANCE || box.left < inner.left - TOLERANCE))
        return element;
      if (isCutY && (box.bottom > inner.bottom + TOLERANCE || box.top < inner.top - TOLERANCE))
        return element;
    }
    isFreeX &&= !scrolls(style.overflowX);
    isFreeY &&= !scrolls(style.overflowY);
    if (style.position === 'fixed') return null;
  }
  return null;
}

/** Finds texts that the page shows only in part, without a sign that there is more. */
function findCutTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = short(text.textContent ?? '');
    const by = words === '' ? null : cutBy(text);
    if (by) found.push(`"${words}" is cut by ${nameOf(by)}`);
  }
  return found;
}

/** Returns the containing element: the positioned ancestor of an absolute element, none of a fixed one, else the parent. */
function containerOf(element: Element): Element | null {
  const { position } = styleOf(element);
  if (position === 'fixed') return null;
  return position === 'absolute' && element instanceof HTMLElement
    ? element.offsetParent
    : element.parentElement;
}

/** Whether an element is inside one that scrolls or cuts its content, so that it cannot make the page wider. */
function isContained(element: Element): boolean {
  for (let parent = containerOf(element); parent; parent = containerOf(parent)) {
    if (parent === document.body) return false;
    if (styleOf(parent).overflowX !== 'visible') return true;
  }
  return false;
}

/** Finds the innermost elements that extend beyond the window, if the page is wider than the window. */
function findWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = Array.from(document.body.querySelectorAll('*')).filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isContained(element),
  );
  const inner = wide.filter((element) => !wide.some((other) => other.parentElement === element));
  const names = inner.slice(0, 4).map((element) => {
    const width = Math.round(element.getBoundingClientRect().right);
    return `${nameOf(element)} "${short(element.textContent ?? '')}" to ${width}`;
  });
  return [`the page is ${scrollWidth} wide: ${names.join(', ')}`];
}

/** Finds all that does not fit on the page: elements that make it wider than the window, and texts that are cut. */
export const findUnfit = (): string[] => [...findWide(), ...findCutTexts()];
