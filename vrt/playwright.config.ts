import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { resolveBrowser } from '../scripts/lib/browser.mjs';
import { freePort } from '../scripts/lib/freePort.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

// Workers read this file again and inherit the environment: the port stays the same for one run.
process.env['QINGHE_VRT_PORT'] ??= freePort();

const server = `127.0.0.1:${process.env['QINGHE_VRT_PORT']}`;
// The same address on every run: QR codes on the pages hold it.
const host = 'storybook.localhost';
const browser = resolveBrowser();

/** Playwright's configuration for the tests of the built Storybook: its stories, their pictures and its pages. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results/vrt'),
  snapshotPathTemplate: path.join(root, '.storybook/__screenshots__/{arg}{ext}'),
  // Stories hardly wait: with more than one for each core, all take longer (docs/adr/0093). A container may
  // have fewer cores than it tells.
  workers: Math.min(availableParallelism(), 4),
  fullyParallel: true,
  ...(!process.env['QINGHE_NIGHTLY'] && { grepInvert: /@nightly/ }),
  maxFailures: process.env['QINGHE_FAIL_FAST'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      threshold: 0,
      maxDiffPixels: 5,
      animations: 'disabled',
      caret: 'initial',
      scale: 'css',
    },
  },
  reporter: [
    // Prints what has failed and why at the end, since often only the end of a log is kept.
    [process.env['QINGHE_VRT_SUMMARY'] ? './summaryReporter.mjs' : 'dot'],
    ['html', { open: 'never', outputFolder: path.join(root, 'vrt-report') }],
    ['../scripts/test/timesReporter.mjs', { part: 'stories' }],
  ],
  use: {
    baseURL: `http://${host}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browser.executablePath,
      args: [
        ...browser.args,
        // Tiles are drawn whole, so that a theme change leaves no trace of the other theme.
        '--disable-partial-raster',
        `--host-resolver-rules=MAP ${host}:80 ${server}`,
      ],
      env: { ...process.env, ...browser.env },
    },
  },
  webServer: {
    command: `vite preview --outDir storybook-static --host 127.0.0.1 --port ${process.env['QINGHE_VRT_PORT']} --strictPort`,
    cwd: root,
    url: `http://${server}/index.json`,
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
    },
  },
});
