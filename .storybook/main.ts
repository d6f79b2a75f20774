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

/** What nothing of a page is made of, from the root. One pattern costs each file that is looked at less than a list of globs. */
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

// Storybook would start npm to learn that there is one.
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
    // Only tools ask.
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
  // Which stories a changed file concerns is found by reading every module there is.
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
    // Whoever opens it reads the school's documentation, not Storybook's.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The themes of the product have grounds of their own.
    backgrounds: false,
  },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    // Before what reads the props, which is in the config already.
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
        // For the run that records which modules each story needs.
        build: { sourcemap: process.env['QINGHE_RECORD'] ? 'hidden' : false },
        // Named in full, so that no test run has to stop and bundle a late discovery.
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
