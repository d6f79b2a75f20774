import path from 'node:path';

const LIST = /const (\w+)(?:: [^=]+)? = \[([^\]]*)\] as const;/g;
const MEMBER = /\(typeof (\w+)\)\[number\](?!\[)/g;
const ALIAS = /^export type (\w+) = (.*);$/gm;
/** A line that declares a prop. */
const PROP = /^( {2}\w+\??: )(.*;)$/gm;

/** The constant lists that a module has, by name. @param {string} code @returns {Map<string, string[]>} */
const listsOf = (code) =>
  new Map(Array.from(code.matchAll(LIST), ([, name = '', list = '']) => [name, list.split(',')]));

/** The places within the package that a module names after a word such as `import`. */
const placesIn = (code, word) =>
  Array.from(
    code.matchAll(new RegExp(`^${word}[^;]* from '(\\.\\.?/[^']+)'`, 'gm')),
    ([, place = '']) => place,
  );

/**
 * A module after those that it imports from its package by their place, where lists may stand, and those that they hand on.
 *
 * @param {string} code
 * @param {(place: string) => string} read Answers the text of what stands at such a place.
 */
export const withImports = (code, read) => {
  const imported = placesIn(code, 'import').flatMap((place) => {
    const text = read(place);
    const handedOn = placesIn(text, 'export').map((next) =>
      read(path.posix.join(path.posix.dirname(place), next)),
    );
    return [...handedOn, text];
  });
  return [...imported, code].join('\n');
};

/**
 * Types that name the members of constant lists, where they were said to be one of them.
 *
 * @param {string} types
 * @param {string} code The module with the lists.
 */
export function spellUnions(types, code = types) {
  const members = listsOf(code);
  return types.replace(MEMBER, (type, name) => {
    const values = (members.get(name) ?? []).map((value) => value.trim()).filter(Boolean);
    const isPlain = values.length > 0 && values.every((value) => /^('[^']*'|\d+)$/.test(value));
    return isPlain ? values.join(' | ') : type;
  });
}

/**
 * A module whose props say what they take, in types that the reader of props tables knows: the values of a union also where
 * it has a name, and no `readonly`, of which it makes `unknown`.
 *
 * @param {string} code
 * @param {string} all The module after what it imports, by `withImports`.
 */
export function spellProps(code, all) {
  const unions = new Map(
    Array.from(all.matchAll(ALIAS), ([, name = '', type = '']) => [name, spellUnions(type, all)])
      // One that is no list of values says more by its name.
      .filter(([, type]) => /^(?:'[^']*'|\d+)(?: \| (?:'[^']*'|\d+))*$/.test(type)),
  );
  return spellUnions(code, all).replace(PROP, (_, name, type) =>
    [
      name,
      ...type
        .replaceAll(/\breadonly (?=[\w(])/g, '')
        .split(/\b/)
        .map((word) => unions.get(word) ?? word),
    ].join(''),
  );
}

/** The type of a prop as its module writes it; null where it does not. @param {string} code @param {string} name */
export const writtenType = (code, name) =>
  new RegExp(`^ {2}${name}\\??: (.*);$`, 'm').exec(code)?.[1] ?? null;
