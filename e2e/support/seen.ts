import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { createRan, noteSeen } from '../../scripts/test/ran.mjs';

const apps = fileURLToPath(new URL('../../apps', import.meta.url));

const ran = createRan((pathname) =>
  pathname.startsWith('/h5/')
    ? path.join(apps, 'h5/dist', pathname.slice('/h5'.length))
    : path.join(apps, 'web/dist', pathname),
);

/**
 * Records which modules run in the pages of a context, to choose tests after a change; returns a function that ends the
 * recording.
 */
export function recordModules(context: BrowserContext, info: TestInfo): () => Promise<void> {
  const seen = new Set<string>();
  const open = new Map<Page, () => Promise<void>>();

  async function watch(page: Page) {
    if (open.has(page)) return;
    open.set(page, async () => undefined);
    // A crashed page cannot report its modules, and asking it would wait for ever.
    page.on('crash', () => open.delete(page));
    const session = await context.newCDPSession(page);
    await ran.start(session);
    open.set(page, async () => {
      open.delete(page);
      for (const module of await ran.take(session)) seen.add(module);
    });
    const close = page.close.bind(page);
    page.close = async (options) => {
      await open.get(page)?.();
      await close(options);
    };
  }

  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await watch(page);
    return page;
  };
  // A page that the site opens by itself.
  context.on('page', (page) => void watch(page).catch(() => open.delete(page)));

  return async () => {
    await Promise.all(Array.from(open.values(), (take) => take().catch(() => undefined)));
    const file = path.relative(process.cwd(), info.file).replaceAll('\\', '/');
    noteSeen(`${file} ${info.project.name}`, seen);
  };
}
