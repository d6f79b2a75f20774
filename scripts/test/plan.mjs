import { heavy, light } from './steps.mjs';

/** @typedef {{ light: import('./steps.mjs').Step[], heavy: import('./steps.mjs').Step[] }} Plan */

/** The files of each kind among some tests. @param {readonly import('./affected.mjs').TestFile[]} tests */
function filesOf(tests) {
  const of = (kind, site) =>
    tests.filter((test) => test.kind === kind && (!site || test.site === site)).map((t) => t.file);
  return {
    units: of('unit'),
    stories: of('story'),
    journeys: { desktop: of('journey', 'desktop'), phone: of('journey', 'phone') },
  };
}

/** Steps that run tests, for some of them alone. */
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
 * The steps that tests and changed files ask for.
 *
 * @param {object} chosen
 * @param {readonly import('./affected.mjs').TestFile[]} chosen.tests
 * @param {readonly string[]} chosen.files What has changed and is still there.
 * @param {readonly string[]} chosen.gone What was removed.
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
 * The steps of one machine of several.
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
 * The steps that only run tests and build what these need.
 *
 * @param {readonly import('./affected.mjs').TestFile[]} tests
 * @returns {Plan}
 */
export function planOfTests(tests) {
  const has = hasTests(filesOf(tests));
  const builds = [...(has.journeys ? ['build'] : []), ...(has.stories ? ['storybook build'] : [])];
  return planOfShard({ tests, steps: builds });
}
