import type { Plugin } from 'vite';
import { keptExports } from '../scripts/lib/docs/exports.mjs';

const ID = 'virtual:exports';

/** Gives the docs pages what the packages export, read from the sources and their docstrings. */
export const exportsPlugin: Plugin = {
  name: 'qinghe-exports',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(keptExports())}` : null),
};
