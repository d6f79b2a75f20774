import { allStories } from '../lib/stories.mjs';
import { choose } from './changed.mjs';
import { lastCommits } from './states.mjs';
import { readTimes } from './times.mjs';

/** The time of a step apart from its tests, such as its start and its build, in seconds. */
const START = { 'unit tests': 4, stories: 6, journeys: 4 };

/** The time of a check that is limited to a few files, in seconds. */
const NARROW = { format: 2, lint: 8 };

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

/** Estimates the duration of a plan from the times of the last recorded run, in seconds. */
function secondsOf({ light, heavy }, tests, { steps, files }) {
  const timeOf = (kind, isOfStep) => {
    const all = sum(Object.entries(files).flatMap(([key, time]) => (isOfStep(key) ? [time] : [])));
    const own = sum(tests.filter((test) => test.kind === kind).map(({ key }) => files[key] ?? 0));
    return all === 0 ? 1 : own / all;
  };
  const parts = {
    'unit tests': () => timeOf('unit', (key) => /\.test\.tsx?$/.test(key)),
    stories: () => timeOf('story', (key) => key.endsWith('.stories.tsx')),
    journeys: () => timeOf('journey', (key) => key.startsWith('e2e/')),
  };
  const ofLight = light.map(({ name }) => NARROW[name] ?? steps[name] ?? 0);
  // Light steps run two at a time.
  const quick = Math.max(sum(ofLight) / 2, ...ofLight, 0);
  const slow = heavy.map(({ name }) => {
    const whole = steps[name] ?? 0;
    const part = parts[name]?.();
    if (part === undefined) return name === 'mutants' ? 0 : whole;
    const start = START[name] ?? 0;
    return Math.min(whole, start + (whole - start) * part);
  });
  return quick + sum(slow);
}

const quantile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

/** Prints what `--changed` would have run for the last commits, and for how long. Returns false, as nothing can fail. */
export function replay(count) {
  const times = readTimes();
  if (!times) throw new Error('There are no recorded times yet: npm test -- --record');
  const stories = allStories();
  const rows = lastCommits(count).map((commit) => {
    const { chosen, left, planFor, files } = choose({ from: `${commit}^`, to: commit, stories });
    const tests = chosen.map(({ test }) => test);
    const seconds = Math.round(secondsOf(planFor(tests), tests, times));
    const row = { commit: commit.slice(0, 7), files: files.length, chosen: chosen.length, seconds };
    console.log(
      `${row.commit}  ${String(row.files).padStart(4)} files  ${String(row.chosen).padStart(4)} of ${chosen.length + left.length} files of tests  ${String(seconds).padStart(4)} s`,
    );
    return row;
  });
  const sorted = rows.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  console.log(
    `replay: ${rows.length} commits, median ${quantile(sorted, 0.5)} s, p75 ${quantile(sorted, 0.75)} s`,
  );
  return false;
}
