import { spawnSync } from 'node:child_process';
import { resolveBrowser } from './browser.mjs';

/** Returns why this machine cannot render the exact pixels of the baseline pictures; null when it can. */
export function whyNoPixels() {
  if (process.env.CHROMIUM_PATH) return 'CHROMIUM_PATH names another browser than the pinned one';
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return `the pinned browser is for Linux on x64, not ${process.platform} on ${process.arch}`;
  const { executablePath, env } = resolveBrowser();
  const { status } = spawnSync(executablePath, ['--no-sandbox', '--version'], {
    env: { ...process.env, ...env },
    timeout: 30_000,
  });
  return status === 0 ? null : 'the pinned browser does not start on this machine';
}
