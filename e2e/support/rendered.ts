import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('../../scripts/prerender.mjs', import.meta.url));

/** Renders the public pages of a site in advance into a folder, from what `npm run build` has built; throws where that fails. */
export const prerender = (site: string, out: string, ...more: string[]) =>
  promisify(execFile)(process.execPath, [script, '--site', site, '--out', out, '--built', ...more]);

/**
 * Starts a school of the test's own whose public pages are rendered in advance. Its server has no limit, so nothing waits.
 *
 * @param folder The test's own.
 * @returns Where the school is.
 */
export async function renderSchool(
  folder: string,
  startSchool: (env: Record<string, string>) => Promise<{ url: string }>,
): Promise<string> {
  const pages = path.join(folder, 'prerendered');
  const { url } = await startSchool({ QINGHE_PRERENDERED: pages });
  await prerender(url, pages, '--rate', '0');
  return url;
}
