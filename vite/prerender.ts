import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { lean } from './lean.ts';
import { tokenValues } from './tokens.ts';

const SOURCE = /^(.*[\\/]src[\\/].*)\.(tsx?)$/;
const BROWSER_SETTINGS = "typeof window === 'undefined' ? undefined : window.__QINGHE__";

/** Replaces a module `X.ts` that is meant for browsers only by `X.prerender.ts` beside it, where that exists. */
export const withoutBrowser = {
  name: 'without-browser',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    const [, name, ending] = SOURCE.exec(found?.id ?? '') ?? [];
    const other = `${name}.prerender.${ending}`;
    return name && !name.includes('node_modules') && existsSync(other) && importer !== other
      ? other
      : found;
  },
} satisfies Plugin;

/** Reads the settings of `/env.js` from the global object, where the prerendering command puts them. */
const settings = {
  name: 'prerender-settings',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]env[\\/](?:env|schoolPages)\.ts$/ },
    handler(code) {
      if (!code.includes(BROWSER_SETTINGS))
        throw new Error('A module of env reads its settings otherwise.');
      return code.replace(BROWSER_SETTINGS, "Reflect.get(globalThis, '__QINGHE__')");
    },
  },
} satisfies Plugin;

/**
 * Returns the Vite configuration of the build that renders a site's pages in Node: `prerendering/prerender.js`, with all
 * dependencies.
 */
export function prerenderConfig(site: 'web' | 'h5'): UserConfig {
  return {
    base: site === 'h5' ? '/h5/' : '/',
    plugins: [tokenValues(site), withoutBrowser, settings, react(), lean()],
    resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: 'prerendering',
      target: 'node20',
      minify: false,
      emptyOutDir: true,
      copyPublicDir: false,
    },
    ssr: { noExternal: true },
  };
}
