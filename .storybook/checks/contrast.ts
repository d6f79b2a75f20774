import axe from 'axe-core';
import { whileStill } from './still.ts';

/** Describes an element with too little contrast, for a message. */
const describe = ({ target, any }: axe.NodeResult) =>
  `${target.join(' ')}: ${any.map(({ message }) => message).join('; ')}`;

/** Finds the parts of some elements whose text has too little contrast. */
async function findPoorContrast(elements: Element[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: elements },
    { runOnly: ['color-contrast'], resultTypes: ['violations'], elementRef: false },
  );
  return violations.flatMap(({ nodes }) => nodes.map(describe));
}

/** Numbers of all looks so far; a look is an element's tag, styles and state together with the look of its ancestors. */
const looks = new Map<string, number>();

/** The numbers of looks that have enough contrast. */
const fine = new Set<number>();

/** Returns the number of a look, which is new for a new look. */
function numberOf(look: string): number {
  const known = looks.get(look) ?? looks.size;
  looks.set(look, known);
  return known;
}

/** Returns all that determines an element's own colours; its class names are hashes of its styles. */
const ownLook = ({ tagName, attributes }: Element) =>
  tagName +
  Array.from(attributes, ({ name, value }) =>
    /^(class|style|disabled|checked|aria-\w+|data-\w+)$/.test(name) ? `${name}=${value}` : '',
  ).join('|');

/** Finds one element with text for each look that is not known to be fine, by the number of the look. */
function findNewLooks(theme: string): Map<number, Element> {
  const numbers = new WeakMap<Element, number>();
  const found = new Map<number, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    const parent = element.parentElement && numbers.get(element.parentElement);
    const number = numberOf(`${parent ?? theme} ${ownLook(element)}`);
    numbers.set(element, number);
    const hasWords = Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (hasWords && !fine.has(number) && !found.has(number)) found.set(number, element);
  }
  return found;
}

/**
 * Finds the parts of the page whose text has too little contrast in the theme that is not shown. No other
 * rule of axe depends on the theme. Elements with a look that was fine in an earlier story are not checked
 * again.
 */
export async function checkOtherTheme(): Promise<string[]> {
  const { documentElement } = document;
  const { theme = 'light' } = documentElement.dataset;
  const other = theme === 'dark' ? 'light' : 'dark';
  const parts = findNewLooks(other);
  if (parts.size === 0) return [];
  // Without transitions, as their intermediate colours must not be checked.
  return whileStill(async () => {
    documentElement.dataset['theme'] = other;
    try {
      const found = await findPoorContrast(Array.from(parts.values()));
      if (found.length === 0) for (const number of parts.keys()) fine.add(number);
      return found.map((line) => `too little contrast in the ${other} theme: ${line}`);
    } finally {
      documentElement.dataset['theme'] = theme;
    }
  });
}
