import type { Plugin } from 'vite';
import { spellUnions } from '../scripts/lib/docs/unions.mjs';

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
