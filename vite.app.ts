import react from '@vitejs/plugin-react';
import { compression } from 'vite-plugin-compression2';
import type { Plugin, UserConfig } from 'vite';

/** The demo server, which answers everything but the application's own files in development. */
const DEMO_SERVER = 'http://127.0.0.1:4310';

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
      assetsInlineLimit: 2048,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'vendor',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|valtio|proxy-compare|@emotion|stylis)[\\/]/,
              },
            ],
          },
        },
      },
    },
  };
}
