import { describe, expect, it } from 'vitest';
import { deal } from './shards.mjs';
import { planOfShard } from './plan.mjs';
import { heavy, light } from './steps.mjs';

const files = [
  ...Array.from({ length: 9 }, (_, index) => `packages/ui/src/a${index}.test.ts`),
  ...Array.from({ length: 12 }, (_, index) => `packages/ui/src/A${index}.stories.tsx`),
  ...Array.from({ length: 7 }, (_, index) => `e2e/j${index}.spec.ts`),
];
const state = new Map(files.map((file) => [file, { id: file, text: () => '' }]));
const times = {
  commit: '',
  cores: 2,
  all: 700,
  first: 100,
  steps: {
    format: 28,
    types: 30,
    'unit tests': 60,
    stories: 240,
    journeys: 300,
    build: 12,
    'storybook build': 25,
  },
  files: Object.fromEntries(files.map((file, index) => [file, 1 + (index % 5) * 9])),
};

describe.each([1, 2, 4])('the parts of a run on %i machines', (count) => {
  const shards = deal(count, state, times);

  it('are everything, once', () => {
    const tests = shards.flatMap((shard) => shard.tests.map(({ key }) => key));
    expect(new Set(tests).size).toBe(tests.length);
    // A journey runs on both sites.
    expect(tests).toHaveLength(9 + 12 + 7 * 2);
    const steps = shards.flatMap((shard) =>
      Object.values(planOfShard(shard))
        .flat()
        .map(({ name }) => name),
    );
    const shared = ['build', 'storybook build', 'unit tests', 'stories', 'journeys'];
    const once = steps.filter((name) => !shared.includes(name));
    expect(new Set(once).size).toBe(once.length);
    expect(new Set(steps)).toEqual(new Set([...light, ...heavy].map(({ name }) => name)));
  });

  it('take about as long', () => {
    const seconds = shards.map((shard) => shard.seconds);
    expect(Math.max(...seconds)).toBeLessThan(Math.min(...seconds) * 1.25 + 10);
  });
});
