import type { Plugin } from 'vite';
import { readSpec } from '../scripts/lib/spec.mjs';

const ID = 'virtual:spec';

/** Gives the docs pages the clauses of the specification, what proves them, and which story shows which scenario. */
export const specPlugin: Plugin = {
  name: 'qinghe-spec',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(readSpec())}` : null),
};
