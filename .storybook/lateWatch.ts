import { stat } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Makes Vite watch the sources only once the first page is shown: setting up the watcher blocks the server for half a second,
 * just when the browser requests the modules of that page. Files changed before that are reported immediately afterwards.
 *
 * @param root The folder that is watched.
 * @param isIgnored Whether a file or folder need not be watched, as no page uses it.
 * @param shown Returns a promise that resolves when the first page is shown.
 */
export function watchLate(
  root: string,
  isIgnored: (file: string) => boolean,
  shown: () => Promise<void>,
): Plugin {
  let isShown = false;
  return {
    name: 'qinghe:watch-late',
    apply: 'serve',
    config: () => ({
      server: { watch: { ignored: (file: string) => !isShown || isIgnored(file) } },
    }),
    async configureServer({ environments, watcher }) {
      // The time of a file is that of the last kernel tick, up to 10 ms before the clock.
      const began = Date.now() - 10;
      void shown().then(async () => {
        isShown = true;
        watcher.add(root);
        for (const file of environments.client.moduleGraph.fileToModulesMap.keys()) {
          const found = await stat(file).catch(() => null);
          if (found && found.mtimeMs > began) watcher.emit('change', file);
        }
      });
    },
  };
}
