import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { filesIn, readSource } from '../sources.mjs';

/**
 * A design token as it comes out in each theme, and who takes it.
 *
 * @typedef {object} TokenRow
 * @property {string} name Such as `text-price`.
 * @property {string} light Its value in the light theme.
 * @property {string} dark
 * @property {boolean} isColour
 * @property {string} description What it is for, '' where its name says so.
 * @property {string[]} usedBy Components, patterns and rooms of features, such as `Components/Price`.
 */

const TOKENS = 'packages/ui/src/tokens';
const DECLARED = /^\s*--([\w-]+):\s*([^;]+);$/gm;
const USED = /token\(\s*'([\w-]+)'|var\(--([\w-]+)/g;
const isCode = (file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file);

/** Custom properties of the rules that begin with a selector. */
const declaredIn = (css, selector) => {
  const from = css.indexOf(`${selector} {`);
  return new Map(
    Array.from(css.slice(from, css.indexOf('\n}', from)).matchAll(DECLARED), ([, name, value]) => [
      name,
      value,
    ]),
  );
};

/** Whose file it is: `Components/Price`, `Flows/order`. */
function ownerOf(file) {
  const [, layer, name] =
    /^packages\/ui\/src\/(components|patterns)\/(\w+)\//.exec(file) ??
    /^packages\/(features)\/src\/(\w+)\//.exec(file) ??
    [];
  if (!name) return null;
  return `${{ components: 'Components', patterns: 'Patterns', features: 'Flows' }[layer]}/${name}`;
}

/** Who takes each token, by its name. */
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

/** Every design token. @returns {TokenRow[]} */
export function readTokens() {
  const css = readFileSync(path.join(root, TOKENS, 'tokens.css'), 'utf8');
  const { semantic } = JSON.parse(readFileSync(path.join(root, TOKENS, 'tokens.json'), 'utf8'));
  const base = declaredIn(css, ':root');
  const themes = ['light', 'dark'].map((theme) => declaredIn(css, `[data-theme="${theme}"]`));
  const uses = readUses();
  /** A value without names of others. */
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
