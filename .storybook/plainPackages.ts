import type { Plugin } from 'vite';

/** Serves packages without the maps of their sources, which are four fifths of what the frame of Storybook would load. */
export const plainPackages: Plugin = {
  name: 'qinghe-plain-packages',
  apply: 'serve',
  enforce: 'post',
  transform: {
    filter: { id: /\/node_modules\/.*\.m?js(?:\?|$)/ },
    // Vite keeps the map of what stays as it is.
    handler: (code) => ({ code: `${code}\n`, map: { mappings: '' } }),
  },
};
