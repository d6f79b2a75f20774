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

/** Address of the demo server that `npm start` runs: in development it serves everything except the application's own files. */
const DEMO_SERVER = `http://127.0.0.1:${process.env['PORT'] || 4310}`;
const MOBILE_DEV = { target: 'http://127.0.0.1:5174', ws: true };

/** Plugins that transform the code of modules. */
const transforms = (site: 'web' | 'h5') => () => [tokenValues(site), react(), lean(), baseline];

export interface AppOptions {
  /** Which site it is: the desktop's at `/`, or the mobile one at `/h5/`. */
  site: 'web' | 'h5';
  port: number;
  /** Oldest browsers whose syntax the build may use. */
  target: string[];
  /** Requests to make before the code is loaded, for the pages that most visits begin with. */
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
    // The desktop site's server forwards `/h5` to the mobile site's.
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
          // The entry lists the chunks of every page, so that none has to wait for another. The list is part of the first
          // load, so the file names are only short hashes.
          chunkFileNames: 'assets/[hash:7].js',
        },
      },
    },
  };
}
