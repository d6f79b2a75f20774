import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import {
  createFileSystemCache,
  JsPackageManagerFactory,
  PackageManagerName,
  resolvePathInStorybookCache,
} from 'storybook/internal/common';
import { StoryIndexGenerator } from 'storybook/internal/core-server';
import { mergeConfig } from 'vite';
import type { improveManifests } from '../scripts/lib/docs/manifests.mjs';
import { root } from '../scripts/lib/run.mjs';
import { katexWoff2Only } from '../vite/katexFonts.ts';
import { readPropsOfParts } from './docgen.ts';
import { fetchFirst, type KeptModules } from './firstModules.ts';
import { holdBack } from './firstPage.ts';
import { keepDocs } from './keptDocs.ts';
import { keepIndex, type KeptFiles } from './keptIndex.ts';
import { watchLate } from './lateWatch.ts';
import { withNames, type IndexGenerator } from './searchNames.ts';
import { plainPackages } from './plainPackages.ts';
import { sourceModules } from './sourceModules.ts';
import { storyFolders } from './stories.mjs';
import { unionsPlugin } from './unionsPlugin.ts';

/** Grammars that code in content may need: RichContent/pipeline/languages.ts. */
const LANGUAGES =
  'bash c cpp csharp css diff dockerfile go graphql ini java javascript json kotlin latex less lua makefile markdown matlab objectivec perl php php-template plaintext python python-repl r ruby rust scss shell sql swift typescript vbnet wasm xml yaml'.split(
    ' ',
  );

/** Files, relative to the root, that no page uses. A single pattern is faster to test for each file than a list of globs. */
const UNWATCHED =
  /(?:^|[\\/])(?:\.changeset|\.mutants|\.turbo|__screenshots__|api[\\/](?:demo|fixtures)|coverage|demo-server|deploy|dist|prerendering|scratch|storybook-static|vrt|vrt-report)(?:[\\/]|$)|\.test\.tsx?$/;

const indexCache: KeptFiles = createFileSystemCache({
  basePath: resolvePathInStorybookCache('index'),
  ns: 'stories',
});

const moduleCache: KeptModules = createFileSystemCache({
  basePath: resolvePathInStorybookCache('index'),
  ns: 'modules',
});

keepDocs(
  StoryIndexGenerator.prototype,
  createFileSystemCache({ basePath: resolvePathInStorybookCache('index'), ns: 'pages' }),
);

// Fixed, as Storybook would start npm to find out that npm exists.
JsPackageManagerFactory.getPackageManagerType = () => PackageManagerName.NPM;

const firstPage = holdBack();

type Middleware = (request: unknown, response: unknown, next: () => void) => void;

type Index = Parameters<typeof withNames>[0] extends IndexGenerator<infer Found> ? Found : never;

type Manifests = Parameters<typeof improveManifests>[0];

const config: StorybookConfig & {
  experimental_manifests: (
    found: Manifests,
    options: { manifestEntries: Parameters<typeof improveManifests>[1] },
  ) => Promise<Manifests>;
  experimental_devServer: <App extends { use: (hear: Middleware) => unknown }>(app: App) => App;
  experimental_importParsers: <Parsers>(parsers: Parsers) => Promise<Parsers>;
  experimental_serverChannel: typeof firstPage.listen;
  storyIndexGenerator: (generator: IndexGenerator<Index>) => IndexGenerator<Index>;
} = {
  storyIndexGenerator: withNames,
  experimental_indexers: (found = []) => found.map((indexer) => keepIndex(indexer, indexCache)),
  experimental_manifests: async (found, { manifestEntries }) => {
    // At its start Storybook asks for the manifests of no entries, only to see whether there are any.
    if (manifestEntries.length === 0) return found;
    const manifests = await import('../scripts/lib/docs/manifests.mjs');
    return manifests.improveManifests(found, manifestEntries);
  },
  experimental_serverChannel: (channel) => firstPage.listen(channel),
  experimental_devServer: (app) => {
    app.use((_request, _response, next) => {
      firstPage.ask();
      next();
    });
    return app;
  },
  // Delayed, as Storybook reads every module to find out which stories a changed file affects.
  experimental_importParsers: async (parsers) => {
    await firstPage.wait();
    return parsers;
  },
  stories: storyFolders,
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'msw-storybook-addon',
  ],
  framework: '@storybook/react-vite',
  staticDirs: [
    './public',
    { from: '../packages/api/demo', to: '/demo' },
    { from: '../packages/ui/src/assets/brand', to: '/brand' },
    { from: './__screenshots__', to: '/pictures' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    componentsManifest: true,
    // Storybook's onboarding is off: readers come for the school's documentation.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // Off, as the themes of the product set their own backgrounds.
    backgrounds: false,
  },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    // `unionsPlugin` must come before the plugin that reads props, which is already in the config.
    mergeConfig(
      { ...config, plugins: [unionsPlugin, ...readPropsOfParts(config.plugins ?? [])] },
      {
        plugins: [
          katexWoff2Only,
          plainPackages,
          ...sourceModules,
          fetchFirst(moduleCache, firstPage.drawn),
          watchLate(
            root,
            (file) => UNWATCHED.test(path.relative(root, file)),
            () => firstPage.wait(),
          ),
        ],
        // For the run that records which modules each story uses.
        build: { sourcemap: process.env['QINGHE_RECORD'] ? 'hidden' : false },
        // A complete list, so that no test run is interrupted by the bundling of a dependency discovered late.
        optimizeDeps: {
          include: [
            '@base-ui/react/dialog',
            '@base-ui/react/drawer',
            '@base-ui/react/menu',
            '@emotion/react',
            '@emotion/react/jsx-dev-runtime',
            '@sinonjs/fake-timers',
            'axe-core',
            'dayjs',
            'dayjs/plugin/utc',
            'dompurify',
            'highlight.js/lib/core',
            ...LANGUAGES.map((name) => `highlight.js/lib/languages/${name}`),
            'katex',
            'lucide-react',
            'msw',
            'msw/browser',
            'react-router-dom',
            'swr',
            'swr/infinite',
            'swr/mutation',
            'uqr',
            'valibot',
            'valtio',
          ],
        },
      },
    ),
};
export default config;
