import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { compression } from 'vite-plugin-compression2';
import type { Plugin, UserConfig } from 'vite';

/** The parts of a course card, which most pages show. */
const CARDS =
  /packages[\\/]ui[\\/]src[\\/](components[\\/](Cover|Price|Progress|Skeleton|Tag)|patterns[\\/](CourseCard|SectionHeader))[\\/]/;

/** What the account's forms are made of; never part of a first load. */
const FORMS =
  /packages[\\/](ui[\\/]src[\\/](components[\\/](CaptchaInput|Checkbox|CountdownButton|Field|Input|PasswordInput)|flows[\\/]Account[\\/](parts|rules|showError|useForm|useSms))|hooks[\\/]src[\\/]data[\\/]auth[\\/]|api[\\/]src[\\/]resources[\\/](auth|redirects)\.)|swr[\\/]dist[\\/]mutation/;

/** The demo server, which answers everything but the application's own files in development. */
const DEMO_SERVER = 'http://127.0.0.1:4310';

const NO_HOISTING = '\0no-hoisting';

/** Leaves only the woff2 fonts of KaTeX: every supported browser reads them. */
export const katexWoff2Only: Plugin = {
  name: 'katex-woff2-only',
  enforce: 'pre',
  transform: {
    filter: { id: /katex[^/]*\.css/ },
    handler: (code) =>
      code.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\(["'](?:woff|truetype)["']\)/g, ''),
  },
};

const modulePath = (path: string) =>
  fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));

/**
 * Smaller stand-ins with the same behaviour for what we use: the router's production build (its
 * package only exports the one with development warnings), and nothing for the statics hoisting
 * that Emotion needs in `withTheme` alone, which we never call.
 */
const lean = {
  name: 'lean',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(react-router|hoist-non-react-statics)$/ },
    handler: (id) =>
      id === 'react-router' ? modulePath('react-router/dist/production/index.mjs') : NO_HOISTING,
  },
  load: {
    filter: { id: /^\0no-hoisting$/ },
    handler: () => 'export default (target) => target;',
  },
} satisfies Plugin;

export interface AppOptions {
  /** Path that the application is served under. */
  base: string;
  port: number;
  /** Oldest browsers whose syntax the build speaks. */
  target: string[];
}

/** The Vite configuration that both applications share. */
export function appConfig({ base, port, target }: AppOptions): UserConfig {
  const proxy = Object.fromEntries(
    ['/api', '/demo', '/env.js'].map((path) => [path, { target: DEMO_SERVER }]),
  );
  return {
    base,
    plugins: [
      react(),
      lean,
      katexWoff2Only,
      compression({
        algorithms: ['brotliCompress', 'gzip'],
        include: /\.(js|css|html|svg|json|woff)$/,
      }),
    ],
    resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
    server: { port, proxy },
    build: {
      target,
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['css', 'keyframes'] },
        output: {
          // The entry lists the files of every page, so that none waits for another: the list is part
          // of the first load, and only pages keep a name in it.
          chunkFileNames: ({ isDynamicEntry }) =>
            isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
          codeSplitting: {
            // Few larger files compress better than many small ones.
            groups: [
              { name: 'site', tags: ['$initial'], priority: 2 },
              { name: 'cards', test: CARDS, priority: 1 },
              { name: 'forms', test: FORMS, priority: 1 },
            ],
          },
        },
      },
    },
  };
}
