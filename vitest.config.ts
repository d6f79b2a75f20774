import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { resolveBrowser } from './scripts/lib/browser.mjs';
import { testsAlone, unitTests } from './scripts/lib/unitTests.mjs';

const browser = resolveBrowser();

/** The projects named on the command line; empty for all of them, as in Storybook's own panel. */
const named = process.argv.flatMap((word, at) =>
  word === '--project'
    ? (process.argv[at + 1] ?? [])
    : (/^--project=(.+)$/.exec(word)?.slice(1) ?? []),
);
/**
 * Whether the story project may run: creating Storybook's plugin reads all of Storybook, which takes seconds, so other runs
 * omit it.
 */
const isOfStories = !named.length || named.some((name) => !/^(unit|delivery|packages)/.test(name));

const alone = testsAlone(import.meta.dirname);

/** Settings of all unit tests. */
const unit = {
  environment: 'node',
  // By default Vitest leaves one core free.
  maxWorkers: '100%',
  // Any clause of the specification may be a tag; `npm run coverage:spec` knows which there are.
  strictTags: false,
} as const;

export default defineConfig({
  test: {
    bail: process.env['QINGHE_FAIL_FAST'] ? 1 : 0,
    projects: [
      {
        // One process per core, reused for one test file after another.
        test: {
          ...unit,
          name: 'unit',
          include: unitTests,
          exclude: [...configDefaults.exclude, ...alone],
          isolate: false,
        },
      },
      {
        // One process per file: these tests replace or leave behind global state that others must not see.
        test: { ...unit, name: 'unit-alone', include: alone, isolate: true },
      },
      {
        // Tests of what is delivered; they need the build.
        test: {
          name: 'delivery',
          environment: 'node',
          testTimeout: 30_000,
          include: ['deploy/*.test.ts'],
        },
      },
      {
        // Tests of the published packages in a separate application; they need the package registry.
        test: {
          name: 'packages',
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          include: ['deploy/packages/*.test.ts'],
        },
      },
      {
        plugins: isOfStories ? [storybookTest({ configDir: '.storybook' })] : [],
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
                // As large as the largest window of a story; a larger one would only cost drawing time.
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
