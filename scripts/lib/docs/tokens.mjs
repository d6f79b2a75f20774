import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { filesIn, readSource } from '../sources.mjs';

/**
 * A design token with its resolved value in each theme, and the parts that use it.
 *
 * @typedef {object} TokenRow
 * @property {string} name Such as `text-price`.
 * @property {string} light Its value in the light theme.
 * @property {string} dark
 * @property {boolean} isColour
 * @property {string} description Its purpose; '' where the name is clear.
 * @property {string[]} usedBy Components, patterns and rooms of features, such as `Components/Price`.
 */

const TOKENS = 'packages/ui/src/tokens';
const DECLARED = /^\s*--([\w-]+):\s*([^;]+);$/gm;
const USED = /token\(\s*'([\w-]+)'|var\(--([\w-]+)/g;
const isCode = (file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file);

/** Reads the custom properties that the rule of a selector declares. */
const declaredIn = (css, selector) => {
  const from = css.indexOf(`${selector} {`);
  return new Map(
    Array.from(css.slice(from, css.indexOf('\n}', from)).matchAll(DECLARED), ([, name, value]) => [
      name,
      value,
    ]),
  );
};

/** Returns the part that a file belongs to, such as `Components/Price` or `Flows/order`; null for other files. */
function ownerOf(file) {
  const [, layer, name] =
    /^packages\/ui\/src\/(components|patterns)\/(\w+)\//.exec(file) ??
    /^packages\/(features)\/src\/(\w+)\//.exec(file) ??
    [];
  if (!name) return null;
  return `${{ components: 'Components', patterns: 'Patterns', features: 'Flows' }[layer]}/${name}`;
}

/** Collects the parts that use each token, by the token's name. */
function readUses() {
  /** @type {Map<string, Set<string>>} */
  const uses = new Map();
  for (const folder of ['packages/ui/src', 'packages/features/src'])
    for (const file of filesIn(folder, isCode)) {
      const owner = ownerOf(file);
      if (!owner) continue;
      for (const [, named, written] of readSource(file).matchAll(USED)) {
        const name = named ?? written;
        uses.set(name, (uses.get(name) ?? new Set()).add(owner));
      }
    }
  return uses;
}

/** Reads every design token. @returns {TokenRow[]} */
export function readTokens() {
  const css = readFileSync(path.join(root, TOKENS, 'tokens.css'), 'utf8');
  const { semantic } = JSON.parse(readFileSync(path.join(root, TOKENS, 'tokens.json'), 'utf8'));
  const base = declaredIn(css, ':root');
  const themes = ['light', 'dark'].map((theme) => declaredIn(css, `[data-theme="${theme}"]`));
  const uses = readUses();
  /** Replaces references to other tokens by their values. */
  const resolve = (value, theme) =>
    value.replaceAll(/var\(--([\w-]+)\)/g, (whole, name) => {
      const found = theme.get(name) ?? base.get(name);
      return found ? resolve(found, theme) : whole;
    });
  return [...new Set([...themes[0].keys(), ...base.keys()])].map((name) => {
    const [light = '', dark = ''] = themes.map((theme) =>
      resolve(theme.get(name) ?? base.get(name) ?? '', theme),
    );
    return {
      name,
      light,
      dark,
      isColour: /^(#|rgb|hsl|oklch)/.test(light),
      description: semantic.light[name]?.$description ?? '',
      usedBy: [...(uses.get(name) ?? [])].toSorted(),
    };
  });
}
