import type { Plugin } from 'vite';

/** Parts that stories show, the only modules with tables of props. */
const OF_PARTS = /\/(?:packages\/(?:features|ui)|apps\/\w+)\/src\/.*\.tsx$/;

/** The name that Storybook gives what reads props. */
const READER = 'storybook:react-docgen-plugin';

const isReader = (plugin: unknown): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && Reflect.get(plugin, 'name') === READER;

/** The plugins of Storybook, of which the one that reads props looks at parts only: by itself it parses every module of a page. */
export function readPropsOfParts<P>(plugins: readonly P[]): (P | Plugin)[] {
  if (!plugins.some(isReader)) throw new Error(`Storybook has no ${READER} any more.`);
  return plugins.map((plugin) => {
    if (!isReader(plugin) || typeof plugin.transform !== 'function') return plugin;
    return {
      ...plugin,
      transform: {
        filter: { id: { include: OF_PARTS, exclude: /\.(?:stories|test)\.tsx$/ } },
        handler: plugin.transform,
      },
    };
  });
}
