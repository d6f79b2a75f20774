import { heavy, light } from './steps.mjs';

/**
 * The steps that tests and changed files ask for.
 *
 * @param {object} chosen
 * @param {readonly import('./affected.mjs').TestFile[]} chosen.tests
 * @param {readonly string[]} chosen.files What has changed and is still there.
 * @param {readonly string[]} chosen.gone What was removed.
 * @param {boolean} chosen.isSiteChanged Whether the built sites may differ.
 * @returns {{ light: import('./steps.mjs').Step[], heavy: import('./steps.mjs').Step[] }}
 */
export function planOf({ tests, files, gone, isSiteChanged }) {
  const all = [...files, ...gone];
  const isConcerned = ({ concerns }) => all.some((file) => concerns?.test(file));
  const filesOf = (kind, site) =>
    tests.filter((test) => test.kind === kind && (!site || test.site === site)).map((t) => t.file);
  const units = filesOf('unit');
  const stories = filesOf('story');
  const journeys = { desktop: filesOf('journey', 'desktop'), phone: filesOf('journey', 'phone') };
  const hasJourneys = journeys.desktop.length + journeys.phone.length > 0;
  const isDelivered = all.some((file) => /^(deploy|apps\/demo-server)\//.test(file));
  const wanted = {
    'unit tests': units.length > 0,
    build: hasJourneys || isSiteChanged || isDelivered,
    'size budget': isSiteChanged,
    baseline: isSiteChanged,
    delivery: isDelivered || isSiteChanged,
    'storybook build': stories.length > 0,
    stories: stories.length > 0,
    journeys: hasJourneys,
  };
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const narrow = {
    format: (step) => ({
      ...step,
      commands: [[...step.commands[0].slice(0, -1), '--ignore-unknown', ...files]],
    }),
    lint: (step) =>
      code.length > 0 ? { ...step, commands: [[...step.commands[0], ...code]] } : step,
    'unit tests': (step) => ({ ...step, commands: [[...step.commands[0], ...units]] }),
    stories: (step) => ({
      ...step,
      env: { ...step.env, QINGHE_STORY_FILES: JSON.stringify(stories) },
    }),
    journeys: (step) => ({
      ...step,
      env: { ...step.env, QINGHE_JOURNEYS: JSON.stringify(journeys) },
    }),
  };
  const choose = (steps) =>
    steps
      .filter((step) => wanted[step.name] ?? isConcerned(step))
      .filter((step) => step.name !== 'format' || files.length > 0)
      .map((step) => narrow[step.name]?.(step) ?? step);
  return { light: choose(light), heavy: choose(heavy) };
}
