import type { Plugin } from 'vite';
import { columns, isUnreviewed, readStatus } from '../scripts/lib/docs/status.mjs';

const ID = 'virtual:status';

/** Every row with its cells as they are shown: what reads them from the sources does not run in a browser. */
const readRows = () => ({
  heads: columns.map(([head]) => head),
  rows: readStatus().map((row) => ({
    ...row,
    isUnreviewed: isUnreviewed(row),
    cells: columns.map(([, read]) => read(row)),
  })),
});

/** Gives the docs pages what is known of every component and pattern. */
export const statusPlugin: Plugin = {
  name: 'qinghe-status',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(readRows())}` : null),
};
