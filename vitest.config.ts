import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { resolveBrowser } from './scripts/lib/browser.mjs';
import { testsAlone, unitTests } from './scripts/lib/unitTests.mjs';

const browser = resolveBrowser();

/** The projects that the command names; all of them where it names none, as Storybook's own panel does. */
const named = process.argv.flatMap((word, at) =>
  word === '--project'
    ? (process.argv[at + 1] ?? [])
    : (/^--project=(.+)$/.exec(word)?.slice(1) ?? []),
);
/** Storybook's plugin reads all of Storybook when it is made, which takes seconds: nobody else waits for it. */
const isOfStories = !named.length || named.some((name) => !/^(unit|delivery|packages)/.test(name));

const alone = testsAlone(import.meta.dirname);

/** What all unit tests have. */
const unit = {
  environment: 'node',
  // Vitest would leave one core to itself.
  maxWorkers: '100%',
  // Any clause of the specification may be a tag; `npm run coverage:spec` knows which there are.
  strictTags: false,
} as const;

export default defineConfig({
  test: {
    bail: process.env['QINGHE_FAIL_FAST'] ? 1 : 0,
    projects: [
      {
        // A process for each core, which one file of tests after the other has.
        test: {
          ...unit,
          name: 'unit',
          include: unitTests,
          exclude: [...configDefaults.exclude, ...alone],
          isolate: false,
        },
      },
      {
        // A process for each file: what these stand in for or leave behind is nobody else's.
        test: { ...unit, name: 'unit-alone', include: alone, isolate: true },
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
