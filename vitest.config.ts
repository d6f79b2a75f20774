import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { resolveBrowser } from './scripts/lib/browser.mjs';

const browser = resolveBrowser();

export default defineConfig({
  test: {
    bail: process.env['QINGHE_FAIL_FAST'] ? 1 : 0,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Any clause of the specification may be a tag; `npm run coverage:spec` knows which there are.
          strictTags: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/scripts/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'vite/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
        },
      },
      {
        // What is delivered: wants the build.
        test: {
          name: 'delivery',
          environment: 'node',
          testTimeout: 30_000,
          include: ['deploy/*.test.ts'],
        },
      },
      {
        // The published packages in an application of somebody else. Wants the registry.
        test: {
          name: 'packages',
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          include: ['deploy/packages/*.test.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          isolate: false,
          maxWorkers: 2,
          setupFiles: ['.storybook/vitest.setup.ts'],
          env: {
            QINGHE_NIGHTLY: process.env['QINGHE_NIGHTLY'] ?? '',
            QINGHE_SLOW_REPLIES: process.env['QINGHE_SLOW_REPLIES'] ?? '',
          },
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                executablePath: browser.executablePath,
                args: browser.args,
                env: { ...process.env, ...browser.env },
              },
              contextOptions: {
                // The largest window of a story fits in; more of it would be drawn for nobody.
                viewport: { width: 1920, height: 1200 },
                reducedMotion: 'reduce',
                locale: 'zh-CN',
                timezoneId: 'Asia/Shanghai',
                deviceScaleFactor: 1,
              },
            }),
          },
        },
      },
    ],
  },
});
