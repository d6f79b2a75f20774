import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { renderedSchool } from './e2e/support/rendered.ts';
import { resolveBrowser } from './scripts/lib/browser.mjs';
import { freePort } from './scripts/lib/freePort.mjs';

// Workers read this file again and inherit the environment: ports and data stay the same for one run.
process.env['QINGHE_E2E_PORT'] ??= freePort();
process.env['QINGHE_E2E_RENDERED_PORT'] ??= freePort();
process.env['QINGHE_E2E_DATA'] ??= path.join(
  mkdtempSync(path.join(tmpdir(), 'qinghe-e2e-')),
  'school.json',
);

/**
 * Returns the server of a demo school: the main one of a run, or the second one, whose public pages the first test that needs
 * them prerenders.
 */
const serve = (port: string, env: Record<string, string>) => ({
  command: `${JSON.stringify(process.execPath)} apps/demo-server/dist/main.js`,
  url: `http://127.0.0.1:${port}/healthz`,
  env: { ...process.env, PORT: port, HOST: '127.0.0.1', QINGHE_API_URL: '', ...env },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
});

const rendered = renderedSchool();
const baseURL = `http://127.0.0.1:${process.env['QINGHE_E2E_PORT']}`;
const browser = resolveBrowser();

/** Files of the only journeys to run, by project; null for all. */
const wanted: Record<string, string[]> | null = JSON.parse(
  process.env['QINGHE_JOURNEYS'] ?? 'null',
);
const only = (project: string) =>
  wanted && { testMatch: (wanted[project] ?? []).map((file) => `**/${file}`) };

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than there are cores, since journeys wait; with more of them each takes longer (docs/adr/0093). A container may
  // have fewer cores than it tells.
  workers: Math.min(availableParallelism(), 4) + 1,
  fullyParallel: true,
  ...(!process.env['QINGHE_NIGHTLY'] && { grepInvert: /@nightly/ }),
  maxFailures: process.env['QINGHE_FAIL_FAST'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // On a busy machine at night, with late replies, it only matters whether a journey completes.
  timeout: process.env['QINGHE_SLOW_REPLIES'] ? 120_000 : 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    ['./e2e/support/cellReporter.ts'],
    ['./scripts/test/timesReporter.mjs', { part: 'journeys' }],
  ],
  use: {
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every journey adds a tenth to the run time: `npm run test:e2e -- FILE --trace retain-on-failure` records one.
    trace: 'off',
    // Routes of a page do not see the requests of its service worker; tests such as e2e/offline.spec.ts allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
  },
  projects: [
    {
      name: 'desktop',
      ...only('desktop'),
      testIgnore: '**/phone/**',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...only('phone'),
      testIgnore: '**/desktop/**',
      use: {
        viewport: { width: 375, height: 812 },
        userAgent: IPHONE,
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
      },
    },
  ],
  webServer: [
    serve(process.env['QINGHE_E2E_PORT'], { QINGHE_DATA: process.env['QINGHE_E2E_DATA'] }),
    serve(process.env['QINGHE_E2E_RENDERED_PORT'], {
      QINGHE_DATA: rendered.data,
      QINGHE_PRERENDERED: rendered.pages,
    }),
  ],
});
