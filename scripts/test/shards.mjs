import { testFiles } from './affected.mjs';
import { heavy, light } from './steps.mjs';

/** The build step that a kind of test needs. */
const BUILDS = { story: 'storybook build', journey: 'build' };

/** The assumed time of a file of tests, or of a step, without a recorded one, in seconds. */
const UNKNOWN = 5;

const STEP_OF = { unit: 'unit tests', story: 'stories', journey: 'journeys' };

/**
 * Distributes all tests and steps over some machines, so that these end at about the same time: the longest
 * first, each to the machine that would finish it soonest.
 *
 * @param {number} count How many machines.
 * @param {import('./states.mjs').State} state
 * @param {import('./times.mjs').Times | null} times
 * @returns {{ tests: import('./affected.mjs').TestFile[], steps: string[], seconds: number }[]}
 */
export function deal(count, state, times) {
  const secondsOf = (name) => times?.steps[name] ?? UNKNOWN;
  const tests = testFiles(state);
  const parts = tests.map((test) => {
    const own = times?.files[test.key] ?? UNKNOWN;
    const all = tests
      .filter(({ kind }) => kind === test.kind)
      .reduce((sum, { key }) => sum + (times?.files[key] ?? UNKNOWN), 0);
    // Its share of the step's time, as tests of a kind run in parallel.
    return { test, needs: BUILDS[test.kind], seconds: (own / all) * secondsOf(STEP_OF[test.kind]) };
  });
  const dealt = new Set([...Object.values(STEP_OF), ...Object.values(BUILDS)]);
  const steps = [...light, ...heavy]
    .filter(({ name }) => !dealt.has(name))
    .map(({ name, needs }) => ({
      step: name,
      needs: needs === 'build' ? needs : undefined,
      // Light steps run two at a time.
      seconds: secondsOf(name) / (light.some((step) => step.name === name) ? 2 : 1),
    }));
  const shards = Array.from({ length: count }, () => ({
    tests: [],
    steps: /** @type {string[]} */ ([]),
    builds: new Set(),
    seconds: 0,
  }));
  const after = (shard, { needs, seconds }) =>
    shard.seconds + seconds + (needs && !shard.builds.has(needs) ? secondsOf(needs) : 0);
  for (const part of [...parts, ...steps].toSorted((a, b) => b.seconds - a.seconds)) {
    const [shard] = shards.toSorted((a, b) => after(a, part) - after(b, part));
    shard.seconds = after(shard, part);
    if (part.needs) shard.builds.add(part.needs);
    if ('test' in part) shard.tests.push(part.test);
    else shard.steps.push(part.step);
  }
  return shards.map(({ tests: own, steps: names, builds, seconds }) => ({
    tests: own,
    steps: [...names, ...builds],
    seconds: Math.round(seconds),
  }));
}
