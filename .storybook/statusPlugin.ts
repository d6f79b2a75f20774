import type { Plugin } from 'vite';
import { readStatus } from '../scripts/lib/docs/status.mjs';

const ID = 'virtual:status';

/** Gives the docs pages what is known of every component and pattern. */
export const statusPlugin: Plugin = {
  name: 'qinghe-status',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(readStatus())}` : null),
};
