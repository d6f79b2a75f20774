import type { Plugin } from 'vite';

const LIST = /const (\w+)(?:: [^=]+)? = \[([^\]]*)\] as const;/g;
const MEMBER = /\(typeof (\w+)\)\[number\](?!\[)/g;

/** A module whose types name the members of its constant lists, where they were said to be one of them. */
export function spellUnions(code: string): string {
  const members = new Map(
    Array.from(code.matchAll(LIST), ([, name = '', list = '']) => [name, list.split(',')]),
  );
  return code.replace(MEMBER, (type: string, name: string) => {
    const values = (members.get(name) ?? []).map((value) => value.trim()).filter(Boolean);
    const isPlain = values.length > 0 && values.every((value) => /^('[^']*'|\d+)$/.test(value));
    return isPlain ? values.join(' | ') : type;
  });
}

/** Lets the props tables name the values of a prop: what reads them knows no `(typeof list)[number]`. */
export const unionsPlugin: Plugin = {
  name: 'qinghe-unions',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/packages\/(?:features|ui)\/src\/.*\.tsx$/.test(id) || !code.includes(')[number]'))
      return null;
    return { code: spellUnions(code), map: null };
  },
};
