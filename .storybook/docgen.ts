import type { Plugin } from 'vite';

/** Modules of components that stories show; only these have tables of props. */
const OF_PARTS = /\/(?:packages\/(?:features|ui)|apps\/\w+)\/src\/.*\.tsx$/;

/** The name of Storybook's plugin that reads props. */
const READER = 'storybook:react-docgen-plugin';

const isReader = (plugin: unknown): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && Reflect.get(plugin, 'name') === READER;

/** Limits Storybook's plugin that reads props to modules of components, as it would parse every module of a page. */
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
