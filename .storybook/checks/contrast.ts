import axe from 'axe-core';
import { whileStill } from './still.ts';

/** What of a part of the page has too little contrast, in words. */
const describe = ({ target, any }: axe.NodeResult) =>
  `${target.join(' ')}: ${any.map(({ message }) => message).join('; ')}`;

/** The parts of some elements whose text has too little contrast. */
async function findPoorContrast(elements: Element[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: elements },
    { runOnly: ['color-contrast'], resultTypes: ['violations'], elementRef: false },
  );
  return violations.flatMap(({ nodes }) => nodes.map(describe));
}

/** Numbers of the ways of looking that have been met: what stands where, in which styles. */
const looks = new Map<string, number>();

/** The ways of looking that have been found to have enough contrast. */
const fine = new Set<number>();

/** The number of a way of looking; a new one for a new way. */
function numberOf(look: string): number {
  const known = looks.get(look) ?? looks.size;
  looks.set(look, known);
  return known;
}

/** What decides about an element's own colours: a class name is a digest of the styles. */
const ownLook = ({ tagName, attributes }: Element) =>
  tagName +
  Array.from(attributes, ({ name, value }) =>
    /^(class|style|disabled|checked|aria-\w+|data-\w+)$/.test(name) ? `${name}=${value}` : '',
  ).join('|');

/** The elements with words that look as nothing that is known to be fine, by the number of their look. */
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
 * The parts of the page whose text has too little contrast in the theme that it is not drawn in.
 * Nothing else that axe looks for depends on the theme. What looks as something that has been fine in
 * an earlier story is not looked at again.
 */
export async function checkOtherTheme(): Promise<string[]> {
  const { documentElement } = document;
  const { theme = 'light' } = documentElement.dataset;
  const other = theme === 'dark' ? 'light' : 'dark';
  const parts = findNewLooks(other);
  if (parts.size === 0) return [];
  // A colour on its way from one theme to the other is nobody's design.
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
