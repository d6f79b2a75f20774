import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { spellProps, withImports } from '../scripts/lib/docs/unions.mjs';

/** Rewrites types for the parser of props tables, which does not support `(typeof list)[number]`, aliases or `readonly`. */
export const unionsPlugin: Plugin = {
  name: 'qinghe-unions',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/packages\/(?:features|ui)\/src\/.*\.tsx$/.test(id) || !/Props\b/.test(code))
      return null;
    const read = (place: string) => {
      const file = path.join(path.dirname(id), place);
      return /\.tsx?$/.test(file) && existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    return { code: spellProps(code, withImports(code, read)), map: null };
  },
};
