import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const script = fileURLToPath(new URL('../../scripts/prerender.mjs', import.meta.url));

/** Prerenders the public pages of a site into a folder, from the output of `npm run build`; throws if that fails. */
export const prerender = (site: string, out: string, ...more: string[]) =>
  promisify(execFile)(process.execPath, [script, '--site', site, '--out', out, '--built', ...more]);

/** Returns the address and the files of the run's school whose public pages are prerendered. */
export function renderedSchool() {
  const folder = path.dirname(process.env['QINGHE_E2E_DATA'] ?? '');
  return {
    url: `http://127.0.0.1:${process.env['QINGHE_E2E_RENDERED_PORT']}`,
    data: path.join(folder, 'rendered-school.json'),
    pages: path.join(folder, 'prerendered'),
    turn: path.join(folder, 'prerendered-turn'),
    outcome: path.join(folder, 'prerendered-outcome'),
  };
}

/** Whether no other test has begun to prerender before. */
function isFirst(turn: string): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the address of the school with prerendered public pages, once they are rendered: the first test of a run that asks
 * renders them for all. Its server has no rate limit, so nothing waits. Tests visit it without logging in and leave nothing
 * there.
 */
export async function renderSchool(): Promise<string> {
  const { url, pages, turn, outcome } = renderedSchool();
  const info = test.info();
  const [limit, began] = [info.timeout, performance.now()];
  // Rendering, or waiting for another test that renders, is no part of the test.
  info.setTimeout(0);
  if (isFirst(turn))
    await prerender(url, pages, '--rate', '0').then(
      () => writeFileSync(outcome, ''),
      (error: unknown) => writeFileSync(outcome, String(error)),
    );
  await expect.poll(() => existsSync(outcome), { timeout: 0 }).toBe(true);
  const fault = readFileSync(outcome, 'utf8');
  if (fault) throw new Error(fault);
  info.setTimeout(limit && limit + performance.now() - began);
  return url;
}
