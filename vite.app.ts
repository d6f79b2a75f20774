import react from '@vitejs/plugin-react';
import { compression } from 'vite-plugin-compression2';
import type { UserConfig } from 'vite';
import { baseline } from './vite/baseline.ts';
import { chunks } from './vite/chunks.ts';
import { headStart, type HeadStart } from './vite/headStart.ts';
import { katexWoff2Only } from './vite/katexFonts.ts';
import { keptLists } from './vite/keptLists.ts';
import { lean } from './vite/lean.ts';
import { offline } from './vite/offline.ts';
import { tokenValues } from './vite/tokens.ts';

/** The demo server, which answers everything but the application's own files in development: at the port of `npm start`. */
const DEMO_SERVER = `http://127.0.0.1:${process.env['PORT'] || 4310}`;
const MOBILE_DEV = { target: 'http://127.0.0.1:5174', ws: true };

/** What changes the code of modules. */
const transforms = (site: 'web' | 'h5') => () => [tokenValues(site), react(), lean(), baseline];

export interface AppOptions {
  /** Which site it is: the desktop's at `/`, or the mobile one at `/h5/`. */
  site: 'web' | 'h5';
  port: number;
  /** Oldest browsers whose syntax the build speaks. */
  target: string[];
  /** What is asked for before the code is there, for the pages that most visits begin with. */
  starts: readonly HeadStart[];
}

/** The Vite configuration that both applications share. */
export function appConfig({ site, port, target, starts }: AppOptions): UserConfig {
  const proxy = Object.fromEntries(
    ['/api', '/demo', '/env.js'].map((path) => [path, { target: DEMO_SERVER }]),
  );
  return {
    base: site === 'h5' ? '/h5/' : '/',
    plugins: [
      keptLists,
      ...transforms(site)(),
      chunks(transforms(site)),
      headStart(starts),
      katexWoff2Only,
      compression({
        algorithms: ['brotliCompress', 'gzip'],
        include: /\.(js|css|html|svg|json|woff)$/,
      }),
      offline(target),
    ],
    resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
    // On the desktop site's server the mobile one stands at its place.
    server: { port, proxy: site === 'web' ? { ...proxy, '/h5': MOBILE_DEV } : proxy },
    build: {
      target,
      manifest: true,
      // For the run that records which modules each journey needs.
      sourcemap: process.env['QINGHE_RECORD'] ? 'hidden' : false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // No class of ours hides a setter of the class it extends.
        transform: { assumptions: { setPublicClassFields: true } },
        treeshake: { manualPureFunctions: ['css', 'keyframes'] },
        output: {
          // The entry lists the files of every page, so that none waits for another: the list is part
          // of the first load, so the files have no names in it.
          chunkFileNames: 'assets/[hash:7].js',
        },
      },
    },
  };
}
