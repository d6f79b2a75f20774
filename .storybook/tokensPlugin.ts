import type { Plugin } from 'vite';
import { readTokens } from '../scripts/lib/docs/tokens.mjs';

const ID = 'virtual:tokens';

/** Gives the docs pages every design token, its value in each theme and who takes it. */
export const tokensPlugin: Plugin = {
  name: 'qinghe-tokens',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(readTokens())}` : null),
};
