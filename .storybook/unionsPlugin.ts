import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { spellUnions, withImports } from '../scripts/lib/docs/unions.mjs';

/** Lets the props tables name the values of a prop: what reads them knows no `(typeof list)[number]`. */
export const unionsPlugin: Plugin = {
  name: 'qinghe-unions',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/packages\/(?:features|ui)\/src\/.*\.tsx$/.test(id) || !code.includes(')[number]'))
      return null;
    const read = (place: string) => {
      const file = path.join(path.dirname(id), place);
      return /\.tsx?$/.test(file) && existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    return { code: spellUnions(code, withImports(code, read)), map: null };
  },
};
