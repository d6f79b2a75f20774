import type { Plugin } from 'vite';

const LIST = /^export const (\w+(?:: [^=\n]+)?) = (\[[^\]]*\] as const|\{[^{}]*\});/gm;

/**
 * In development only: a list of looks or a table of words that a component's module exports remains the same object while
 * its source text is unchanged. Otherwise, a module that exports more than components would reload the whole page at every
 * change.
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
