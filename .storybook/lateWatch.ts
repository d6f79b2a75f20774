import { stat } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Lets Vite look after the sources once the first page is shown: to look at each file there is keeps the server from answering
 * for half a second, just when a browser asks for what it draws the page with. What has changed by then is told at once.
 *
 * @param root The folder that is watched.
 * @param isIgnored Whether nothing is made of a file or folder, so that nobody needs to look after it.
 * @param shown Settles when the first page is shown.
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
      // A file's time is that of the system's last tick, up to 10 ms before the clock's.
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
