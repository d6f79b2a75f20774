import { heavy, light } from './steps.mjs';

/** @typedef {{ light: import('./steps.mjs').Step[], heavy: import('./steps.mjs').Step[] }} Plan */

/** Groups the files of tests by kind. @param {readonly import('./affected.mjs').TestFile[]} tests */
function filesOf(tests) {
  const of = (kind, site) =>
    tests.filter((test) => test.kind === kind && (!site || test.site === site)).map((t) => t.file);
  return {
    units: of('unit'),
    stories: of('story'),
    journeys: { desktop: of('journey', 'desktop'), phone: of('journey', 'phone') },
  };
}

/** Functions that limit a step to some of its tests, by the name of the step. */
const narrowTo = ({ units, stories, journeys }) => ({
  'unit tests': (step) => ({ ...step, commands: [[...step.commands[0], ...units]] }),
  stories: (step) => ({
    ...step,
    env: { ...step.env, QINGHE_STORY_FILES: JSON.stringify(stories) },
  }),
  journeys: (step) => ({
    ...step,
    env: { ...step.env, QINGHE_JOURNEYS: JSON.stringify(journeys) },
  }),
});

const hasTests = ({ units, stories, journeys }) => ({
  'unit tests': units.length > 0,
  stories: stories.length > 0,
  journeys: journeys.desktop.length + journeys.phone.length > 0,
});

/**
 * Plans the steps that some tests and changed files require.
 *
 * @param {object} chosen
 * @param {readonly import('./affected.mjs').TestFile[]} chosen.tests
 * @param {readonly string[]} chosen.files The files that were changed or added.
 * @param {readonly string[]} chosen.gone The files that were removed.
 * @param {boolean} chosen.isSiteChanged Whether the built sites may differ.
 * @returns {Plan}
 */
export function planOf({ tests, files, gone, isSiteChanged }) {
  const all = [...files, ...gone];
  const own = filesOf(tests);
  const has = hasTests(own);
  const isDelivered = all.some((file) => /^(deploy|apps\/demo-server)\//.test(file));
  const wanted = {
    ...has,
    'storybook build': has.stories,
    build: has.journeys || isSiteChanged || isDelivered,
    'size budget': isSiteChanged,
    baseline: isSiteChanged,
    delivery: isDelivered || isSiteChanged,
    format: files.length > 0,
  };
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const narrow = {
    ...narrowTo(own),
    format: (step) => ({
      ...step,
      commands: [[...step.commands[0].slice(0, -1), '--ignore-unknown', ...files]],
    }),
    lint: (step) =>
      code.length > 0 ? { ...step, commands: [[...step.commands[0], ...code]] } : step,
  };
  const isWanted = ({ name, concerns }) => wanted[name] ?? all.some((file) => concerns?.test(file));
  const choose = (steps) => steps.filter(isWanted).map((step) => narrow[step.name]?.(step) ?? step);
  return { light: choose(light), heavy: choose(heavy) };
}

/**
 * Plans the steps of one machine of several.
 *
 * @param {{ tests: readonly import('./affected.mjs').TestFile[], steps: readonly string[] }} shard
 * @returns {Plan}
 */
export function planOfShard({ tests, steps }) {
  const own = filesOf(tests);
  const has = hasTests(own);
  const narrow = narrowTo(own);
  const choose = (all) =>
    all
      .filter(({ name }) => has[name] ?? steps.includes(name))
      .map((step) => narrow[step.name]?.(step) ?? step);
  return { light: choose(light), heavy: choose(heavy) };
}

/**
 * Plans only the steps that run some tests, and the builds that these need.
 *
 * @param {readonly import('./affected.mjs').TestFile[]} tests
 * @returns {Plan}
 */
export function planOfTests(tests) {
  const has = hasTests(filesOf(tests));
  const builds = [...(has.journeys ? ['build'] : []), ...(has.stories ? ['storybook build'] : [])];
  return planOfShard({ tests, steps: builds });
}
