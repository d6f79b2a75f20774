/** How many pixels a text may stand over before it counts as cut: rounding, and the air below a line. */
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

/** Whether an element leaves something out in a way that says so, or is for screen readers only. */
const isMeant = ({ textOverflow, webkitLineClamp, clipPath, clip }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' ||
  (webkitLineClamp !== 'none' && webkitLineClamp !== '') ||
  clipPath !== 'none' ||
  clip !== 'auto';

/** The padding box, where `overflow` cuts. */
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

/** How an element is called in a message. */
const nameOf = ({ tagName, className }: Element) =>
  `${tagName.toLowerCase()}.${String(className).split(' ').join('.')}`;

/** The element that cuts a text in part; null when all of it, or nothing of it, shows. */
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

/** Texts that the page shows only in part, without a sign that there is more. */
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

/** The element that an element stands in; what is out of the flow passes over those without a place of their own. */
function containerOf(element: Element): Element | null {
  const { position } = styleOf(element);
  if (position === 'fixed') return null;
  return position === 'absolute' && element instanceof HTMLElement
    ? element.offsetParent
    : element.parentElement;
}

/** Whether what stands in an element can be scrolled or is cut, so that it makes no page wide. */
function isContained(element: Element): boolean {
  for (let parent = containerOf(element); parent; parent = containerOf(parent)) {
    if (parent === document.body) return false;
    if (styleOf(parent).overflowX !== 'visible') return true;
  }
  return false;
}

/** The innermost elements that stand out of the window, where the page is wider than it. */
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

/** What does not fit on the page as it is: texts that are cut, and what makes it wider than its window. */
export const findUnfit = (): string[] => [...findWide(), ...findCutTexts()];
