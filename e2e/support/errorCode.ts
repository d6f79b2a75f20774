import type { Page, TestInfo } from '@playwright/test';
import { inApp } from './projects.ts';

/** The path of the built file that the code of the error page is in. */
export async function errorCode(page: Page, info: TestInfo): Promise<string> {
  const root = inApp(info, '/').replace(/\/?$/, '/');
  const manifest: Record<string, { file: string }> = await (
    await page.request.get(`${root}.vite/manifest.json`)
  ).json();
  const [, found] =
    Object.entries(manifest).find(([name]) => /\/DescribedError\./.test(name)) ?? [];
  if (!found) throw new Error('No file of the build holds the error page.');
  return root + found.file;
}
