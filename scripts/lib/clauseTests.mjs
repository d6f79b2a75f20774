import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A test or story that ran.
 *
 * @typedef {object} Ran
 * @property {string} file From the repository's root.
 * @property {string} name
 * @property {boolean} isPassed
 * @property {readonly string[]} tags Of a unit test.
 * @property {string | undefined} id Of a story.
 */

/** How long tests may take before they count as stuck, in milliseconds. */
const PATIENCE = 300_000;

/** Tests did not come to an end: a page that was left under them never does. Open them anew. */
export class Stuck extends Error {}

const patience = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, null).unref();
  });

/** Characters that mean something in a pattern. */
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Tests write into the log what they break on purpose; only the outcome counts. */
const quiet = { onUserConsoleLog: () => undefined };

/**
 * Keeps the tests of one kind at hand: Vitest, and for stories its browser, live as long as all mutations are tried.
 *
 * @param {string} folder A copy of the repository, whose packages are used.
 * @param {'unit' | 'storybook'} project
 */
export async function openTests(folder, project) {
  // As its command line does; without them Storybook's plugin finds no stories.
  Object.assign(process.env, { VITEST: 'true', TEST: 'true', NODE_ENV: 'test' });
  process.chdir(folder);
  const entry = path.join(folder, 'node_modules/vitest/dist/node.js');
  const { createVitest } = await import(pathToFileURL(entry).href);
  const vitest = await createVitest('test', {
    root: folder,
    config: path.join(folder, 'vitest.config.ts'),
    project: project === 'unit' ? ['unit', 'unit-alone'] : [project],
    // What was broken for one mutation is gone in the next.
    ...(project === 'unit' && { isolate: true }),
    watch: false,
    reporters: [quiet],
  });

  return {
    /**
     * Runs the files of unit tests, or just the stories, that prove clauses.
     *
     * @param {readonly import('./spec.mjs').Proof[]} proofs
     * @returns {Promise<Ran[]>} What has run; nothing of a file that could not be loaded.
     */
    async run(proofs) {
      const files = new Set(proofs.map(({ file }) => path.join(folder, file)));
      const specifications = await vitest.globTestSpecifications([...files]);
      const wanted = specifications.filter(({ moduleId }) => files.has(moduleId));
      // The name of a proof that is a story begins with where it stands.
      const names = proofs.map(({ name }) => escape(name.slice(name.lastIndexOf(': ') + 1).trim()));
      if (project === 'storybook')
        vitest.setGlobalTestNamePattern(new RegExp(`^(${names.join('|')})$`));
      const ended = await Promise.race([vitest.runTestSpecifications(wanted), patience()]);
      if (ended === null) throw new Stuck();
      const { testModules } = ended;
      return testModules.flatMap((module) =>
        Array.from(module.children.allTests())
          .filter((test) => /passed|failed/.test(test.result().state))
          .map((test) => ({
            file: path.relative(folder, module.moduleId).replaceAll('\\', '/'),
            name: test.name,
            isPassed: test.result().state === 'passed',
            tags: test.options.tags ?? [],
            id: test.meta().storyId,
          })),
      );
    },
    /** Takes in a file that has changed. */
    take: (file) => vitest.invalidateFile(path.join(folder, file)),
    close: () => vitest.close(),
  };
}
