import { defineConfig } from 'vitest/config';

/** The unit tests that `mutate.mjs` names. */
export default defineConfig({
  plugins: [
    {
      name: 'processes',
      // The mutation runner asks for threads, where `process.env.TZ` is no device's zone.
      configureVitest({ project }) {
        project.config.pool = 'forks';
      },
    },
  ],
  test: {
    environment: 'node',
    strictTags: false,
    include: JSON.parse(process.env['QINGHE_MUTANT_TESTS'] ?? '[]'),
    setupFiles: ['scripts/mutants/vitest.setup.mjs'],
  },
});
