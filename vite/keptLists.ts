import type { Plugin } from 'vite';

const LIST = /^export const (\w+(?:: [^=\n]+)?) = (\[[^\]]*\] as const|\{[^{}]*\});/gm;

/**
 * In development only: a list of a component's looks, or a table of words, that stands beside it stays the same object for as
 * long as it says the same. What exports something else than components is else loaded anew with the whole page at every change.
 */
export const keptLists: Plugin = {
  name: 'kept-lists',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx$/ },
    handler: (code, id) => {
      const kept = code.replace(LIST, (_, name: string, list: string) => {
        const key = JSON.stringify(`${id} ${name} ${list}`);
        return `export const ${name} = ((globalThis.__keptLists ??= {})[${key}] ??= ${list});`;
      });
      return kept === code ? null : { code: kept, map: null };
    },
  },
};
