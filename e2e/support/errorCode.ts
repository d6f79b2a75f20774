import type { Page, TestInfo } from '@playwright/test';
import { inApp } from './projects.ts';

/** The path of the built file that a module is in, by the name of its source without the ending. */
export async function codeOf(page: Page, info: TestInfo, module: string): Promise<string> {
  const root = inApp(info, '/').replace(/\/?$/, '/');
  const manifest: Record<string, { file: string }> = await (
    await page.request.get(`${root}.vite/manifest.json`)
  ).json();
  const [, found] = Object.entries(manifest).find(([name]) => name.includes(`/${module}.`)) ?? [];
  if (!found) throw new Error(`No file of the build holds ${module}.`);
  return root + found.file;
}

/** The path of the built file that the code of the error page is in. */
export const errorCode = (page: Page, info: TestInfo) => codeOf(page, info, 'DescribedError');
