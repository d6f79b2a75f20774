import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The addresses of the modules that Welcome was drawn with, and with which build of the packages. */
interface FirstModules {
  packages: string;
  addresses: string[];
}

/** Keeps them until the next start. */
export interface KeptModules {
  get: (page: string) => Promise<FirstModules | undefined>;
  set: (page: string, modules: FirstModules) => Promise<unknown>;
}

/** The page that Storybook begins with. */
const WELCOME = 'guides-welcome--docs';

/**
 * Lets a browser fetch at once all modules that Welcome is drawn with, instead of one import after another: a start notes them
 * where nothing is noted for these packages, and the starts after it name them in the head of the page.
 *
 * @param drawn Settles with the page that is drawn first.
 */
export function fetchFirst(kept: KeptModules, drawn: Promise<string>): Plugin {
  const asked = new Set<string>();
  let root = '';
  /** Which build of the packages is served: known only once something is asked for. */
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
        // What the head of a page names is asked for whether it is needed or not.
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

/** Whether a module still exists: a file may have gone, what Vite makes itself has not. */
function isThere(root: string, address: string): boolean {
  const [file = ''] = address.split('?');
  return /^\/@|virtual|-entry\.js$/.test(file) || existsSync(path.join(root, file));
}
