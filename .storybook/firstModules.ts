import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The addresses of the modules that Welcome needs, and the hash of the bundled packages they were recorded with. */
interface FirstModules {
  packages: string;
  addresses: string[];
}

/** A store of these addresses that lasts between starts. */
export interface KeptModules {
  get: (page: string) => Promise<FirstModules | undefined>;
  set: (page: string, modules: FirstModules) => Promise<unknown>;
}

/** The page that Storybook opens at first. */
const WELCOME = 'guides-welcome--docs';

/**
 * Makes the browser fetch all modules of Welcome at once instead of one import after another: a start without a record for
 * the current packages records them, and later starts preload them from the head of the page.
 *
 * @param drawn Resolves with the id of the page that is rendered first.
 */
export function fetchFirst(kept: KeptModules, drawn: Promise<string>): Plugin {
  const asked = new Set<string>();
  let root = '';
  /** Returns the hash of the bundled packages, which is known only after the first request. */
  let packages: () => string;
  return {
    name: 'qinghe:first-modules',
    apply: 'serve',
    configureServer({ config, environments, middlewares }) {
      ({ root } = config);
      packages = () => environments.client.depsOptimizer?.metadata.browserHash ?? '';
      middlewares.use((request, _response, next) => {
        if (request.url && request.headers['sec-fetch-dest'] === 'script') asked.add(request.url);
        next();
      });
      void drawn.then(async (page) => {
        // With a current record nothing is recorded, as preloaded modules are requested whether they are needed or not.
        if (page !== WELCOME || (await kept.get(WELCOME))?.packages === packages()) return;
        await kept.set(WELCOME, { packages: packages(), addresses: [...asked] });
      });
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const modules = await kept.get(WELCOME);
        if (modules?.packages !== packages()) return [];
        return modules.addresses
          .filter((address) => isThere(root, address))
          .map((href) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href },
            injectTo: 'head-prepend',
          }));
      },
    },
  };
}

/** Whether a module still exists: files may have been removed, generated modules of Vite always exist. */
function isThere(root: string, address: string): boolean {
  const [file = ''] = address.split('?');
  return /^\/@|virtual|-entry\.js$/.test(file) || existsSync(path.join(root, file));
}
