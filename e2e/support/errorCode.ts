import type { Page, TestInfo } from '@playwright/test';
import { inApp } from './projects.ts';

/** Returns the path of the built file that contains a module, given its source's file name without the extension. */
export async function codeOf(page: Page, info: TestInfo, module: string): Promise<string> {
  const root = inApp(info, '/').replace(/\/?$/, '/');
  const manifest: Record<string, { file: string }> = await (
    await page.request.get(`${root}.vite/manifest.json`)
  ).json();
  const [, found] = Object.entries(manifest).find(([name]) => name.includes(`/${module}.`)) ?? [];
  if (!found) throw new Error(`No file of the build holds ${module}.`);
  return root + found.file;
}

/** Returns the path of the built file that contains the code of the error page. */
export const errorCode = (page: Page, info: TestInfo) => codeOf(page, info, 'DescribedError');
