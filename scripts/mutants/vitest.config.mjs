import { defineConfig } from 'vitest/config';

/** Runs the unit tests that `mutate.mjs` passes in QINGHE_MUTANT_TESTS. */
export default defineConfig({
  plugins: [
    {
      name: 'processes',
      // The mutation runner sets threads, in which changing `process.env.TZ` does not change the time zone.
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
