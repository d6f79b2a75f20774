import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('worker/worker.ts', import.meta.url));

/**
 * Libraries that are not kept for offline use, because their content needs the network or few pages use them: as large as the
 * rest together.
 */
const HEAVY = /[\\/]node_modules[\\/](?:hls\.js|katex|highlight\.js)[\\/]/;

/**
 * Builds the service worker, `sw.js`, which keeps the application and the latest replies for use without a network, and names
 * it in `index.html`. The site registers it late (`startOffline` in `@qinghe/hooks/offline`); development and Storybook have
 * none.
 */
export function offline(target: string[]): Plugin {
  let base = '/';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'qinghe-worker', content: `${base}sw.js` }, injectTo: 'head' },
    ],
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const outputs = Object.values(bundle);
        const heavy = new Set<string>();
        for (const file of outputs)
          if (file.type === 'chunk' && file.moduleIds.some((id) => HEAVY.test(id)))
            for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])])
              heavy.add(name);
        const entry = outputs.find((file) => file.type === 'chunk' && file.isEntry);
        const names = outputs
          .map(({ fileName }) => fileName)
          .filter(
            (name) =>
              /^assets\/(?:.*\.(?:js|css)|(?:logo|inter).*)$/.test(name) && !heavy.has(name),
          );
        const files = [...new Set([entry?.fileName ?? '', ...names])].map((name) => base + name);
        const page = readFileSync(path.join(dir, 'index.html'));
        const version = createHash('sha256')
          .update(page)
          .update(files.join())
          .digest('hex')
          .slice(0, 12);
        const output = await build({
          configFile: false,
          logLevel: 'error',
          define: { __BUILD__: JSON.stringify({ base, version, files }) },
          build: {
            write: false,
            target,
            rolldownOptions: { input: WORKER, output: { format: 'iife' } },
          },
        });
        const [chunk] = [output].flat().flatMap((made) => ('output' in made ? made.output : []));
        if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
        writeFileSync(path.join(dir, 'sw.js'), chunk.code);
      },
    },
  };
}
