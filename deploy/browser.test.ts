import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { resolveBrowser } from '../scripts/lib/browser.mjs';
import { startServer } from '../scripts/lib/process.mjs';
import { startNginx } from './testing/nginx.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('both sites run in a browser, without a refusal by the policy', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-bundle-'));
  chmodSync(folder, 0o755);
  spawnSync(process.execPath, [`${root}scripts/bundle.mjs`, `${folder}/dist`]);
  const school = await startServer(`${root}apps/demo-server/dist/main.js`, [], {
    PORT: '0',
    HOST: '127.0.0.1',
    QINGHE_DATA: path.join(folder, 'school.json'),
    QINGHE_API_URL: '',
  });
  const nginx = await startNginx(`${folder}/dist`, {}, { QINGHE_API_URL: school.url });
  const { executablePath, args, env } = resolveBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args,
    env: { ...process.env, ...env },
  });
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    for (const address of [
      '/',
      '/courses',
      '//',
      '//?x=1',
      '/h5/',
      '/h5/courses',
      '/h5//',
      '//h5/',
      '/%685/',
    ]) {
      await page.goto(nginx.url + address);
      await page.getByRole('main').getByRole('link').first().waitFor();
    }
  } finally {
    await browser.close();
    await nginx.stop();
    await school.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  expect(problems.filter((text) => !text.includes('404'))).toEqual([]);
}, 60_000);
