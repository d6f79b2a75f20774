const LIST = /const (\w+)(?:: [^=]+)? = \[([^\]]*)\] as const;/g;
const MEMBER = /\(typeof (\w+)\)\[number\](?!\[)/g;

/** The constant lists that a module has, by name. @param {string} code @returns {Map<string, string[]>} */
const listsOf = (code) =>
  new Map(Array.from(code.matchAll(LIST), ([, name = '', list = '']) => [name, list.split(',')]));

/**
 * A module after those that it imports from its package by their place, where lists may stand.
 *
 * @param {string} code
 * @param {(place: string) => string} read Answers the text of what stands at such a place.
 */
export const withImports = (code, read) =>
  [
    ...Array.from(code.matchAll(/ from '(\.\.?\/[^']+)'/g), ([, place = '']) => read(place)),
    code,
  ].join('\n');

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
