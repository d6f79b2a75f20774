import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A test or story that ran.
 *
 * @typedef {object} Ran
 * @property {string} file Relative to the repository's root.
 * @property {string} name
 * @property {boolean} isPassed
 * @property {readonly string[]} tags The tags of a unit test; empty for a story.
 * @property {string | undefined} id The id of a story; undefined for a unit test.
 */

/** How long tests may take before they count as stuck, in milliseconds. */
const PATIENCE = 300_000;

/** Thrown when tests do not end, as when a page navigates away under them. The tests must be opened again. */
export class Stuck extends Error {}

const patience = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, null).unref();
  });

/** Escapes the characters that have a meaning in a regular expression. */
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A reporter without output: broken code makes tests write much to the console, and only their results matter. */
const quiet = { onUserConsoleLog: () => undefined };

/**
 * Starts Vitest, and for stories its browser, once for all mutations, so that tests of one kind can be run repeatedly.
 *
 * @param {string} folder A copy of the repository; its installed packages are used.
 * @param {'unit' | 'storybook'} project
 */
export async function openTests(folder, project) {
  // Set as Vitest's command line does; without them Storybook's plugin finds no stories.
  Object.assign(process.env, { VITEST: 'true', TEST: 'true', NODE_ENV: 'test' });
  process.chdir(folder);
  const entry = path.join(folder, 'node_modules/vitest/dist/node.js');
  const { createVitest } = await import(pathToFileURL(entry).href);
  const vitest = await createVitest('test', {
    root: folder,
    config: path.join(folder, 'vitest.config.ts'),
    project: project === 'unit' ? ['unit', 'unit-alone'] : [project],
    // No module broken by one mutation may remain for the next.
    ...(project === 'unit' && { isolate: true }),
    watch: false,
    reporters: [quiet],
  });

  return {
    /**
     * Runs the files of unit tests, or just the stories, that prove clauses.
     *
     * @param {readonly import('./spec.mjs').Proof[]} proofs
     * @returns {Promise<Ran[]>} The tests that ran; none from a file that could not be loaded.
     */
    async run(proofs) {
      const files = new Set(proofs.map(({ file }) => path.join(folder, file)));
      const specifications = await vitest.globTestSpecifications([...files]);
      const wanted = specifications.filter(({ moduleId }) => files.has(moduleId));
      // The name of a proof that is a story begins with the story's title, which is removed here.
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
    /** Makes Vitest load a changed file again. */
    take: (file) => vitest.invalidateFile(path.join(folder, file)),
    close: () => vitest.close(),
  };
}
