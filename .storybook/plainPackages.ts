import type { Plugin } from 'vite';

/** Serves packages without their source maps, which are four fifths of what Storybook's preview would load. */
export const plainPackages: Plugin = {
  name: 'qinghe-plain-packages',
  apply: 'serve',
  enforce: 'post',
  transform: {
    filter: { id: /\/node_modules\/.*\.m?js(?:\?|$)/ },
    // The code is changed by a line break, as Vite keeps the map of unchanged code.
    handler: (code) => ({ code: `${code}\n`, map: { mappings: '' } }),
  },
};
