import path from 'node:path';

const LIST = /const (\w+)(?:: [^=]+)? = \[([^\]]*)\] as const;/g;
const MEMBER = /\(typeof (\w+)\)\[number\](?!\[)/g;
const ALIAS = /^export type (\w+) = (.*);$/gm;
/** A line that declares a prop. */
const PROP = /^( {2}\w+\??: )(.*;)$/gm;

/** Reads the constant lists (`as const`) of a module, by name. @param {string} code @returns {Map<string, string[]>} */
const listsOf = (code) =>
  new Map(Array.from(code.matchAll(LIST), ([, name = '', list = '']) => [name, list.split(',')]));

/** Lists the relative paths in statements that begin with a word such as `import`. */
const placesIn = (code, word) =>
  Array.from(
    code.matchAll(new RegExp(`^${word}[^;]* from '(\\.\\.?/[^']+)'`, 'gm')),
    ([, place = '']) => place,
  );

/**
 * Joins a module with the modules that it imports by a relative path, and with those that these re-export.
 *
 * @param {string} code
 * @param {(place: string) => string} read Returns the text of the module at a relative path.
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
 * Replaces `(typeof list)[number]` by the members of the constant list.
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
 * Rewrites the types of props for the parser of props tables: a named union becomes its values, and `readonly`, which the
 * parser turns into `unknown`, is removed.
 *
 * @param {string} code
 * @param {string} all The module joined with its imports by `withImports`.
 */
export function spellProps(code, all) {
  const unions = new Map(
    Array.from(all.matchAll(ALIAS), ([, name = '', type = '']) => [name, spellUnions(type, all)])
      // A type that is no union of plain values is clearer by its name.
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

/** Returns the type of a prop as its module writes it; null without that prop. @param {string} code @param {string} name */
export const writtenType = (code, name) =>
  new RegExp(`^ {2}${name}\\??: (.*);$`, 'm').exec(code)?.[1] ?? null;
