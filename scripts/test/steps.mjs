import { whyNoNginx } from '../lib/nginx.mjs';
import { whyNoPixels } from '../lib/pixels.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[][]} commands Run one after the other until one fails.
 * @property {Record<string, string>} [env]
 * @property {string} [needs] The step that must pass before this one, as its result is used.
 * @property {boolean} [isBeside] Whether it leaves a core idle for much of its time, so that two such steps may run in parallel.
 * @property {RegExp} [concerns] The files whose change requires the step; a step without is required by the tests that a
 *   change affects.
 */

const CODE = /\.(tsx?|mjs)$|(^|\/)(package|tsconfig[\w.]*)\.json$/;

/** Quick steps; run two at a time, the longest first. @type {readonly Step[]} */
export const light = [
  { name: 'format', commands: [['prettier', '--check', '.']], concerns: /./ },
  {
    name: 'types',
    commands: [
      ['turbo', 'run', 'typecheck', '--output-logs=errors-only'],
      ['tsc', '-p', '.storybook'],
      ['tsc', '-p', 'e2e'],
      ['tsc', '-p', 'deploy'],
      ['tsc', '-p', 'vrt'],
      ['tsc', '-p', 'vite/worker'],
    ],
    concerns: CODE,
  },
  {
    name: 'lint',
    commands: [['oxlint', '--type-aware', '--deny-warnings']],
    concerns: /\.(tsx?|mjs)$|oxlintrc/,
  },
  {
    name: 'documentation',
    commands: [['node', 'scripts/check-docs.mjs']],
    concerns: /\.(tsx?|mdx?)$|^(scripts|\.storybook)\//,
  },
  {
    name: 'specification',
    commands: [['node', 'scripts/coverage-spec.mjs']],
    concerns: /\.(tsx?|mjs)$|^spec\//,
  },
  { name: 'unused code', commands: [['knip']], concerns: /\.(tsx?|mjs|mdx)$|\.json$/ },
  {
    name: 'lock file',
    commands: [['npm', 'run', '--silent', 'check:lock']],
    concerns: /package(-lock)?\.json$/,
  },
  {
    name: 'licences',
    commands: [['npm', 'run', '--silent', 'check:licences']],
    concerns: /package(-lock)?\.json$|LICENCES|licences/,
  },
  {
    name: 'versions',
    commands: [['npm', 'run', '--silent', 'check:versions']],
    concerns: /package(-lock)?\.json$|versions|\.md$/,
  },
  {
    name: 'tokens',
    commands: [['node', 'packages/ui/scripts/build-tokens.mjs', '--check']],
    concerns: /^packages\/ui\/(scripts|src\/tokens)\//,
  },
  {
    name: 'openapi',
    commands: [['npm', 'run', '--silent', 'openapi:check', '-w', '@qinghe/api']],
    concerns: /^packages\/api\//,
  },
  {
    name: 'mock worker',
    commands: [['npm', 'run', '--silent', 'check:worker']],
    concerns: /package-lock\.json$|^\.storybook\/public\/|check-worker/,
  },
];

/** @type {string | null | undefined} */
let blind;

/** Returns why this machine can take no pictures; null if it can. Starts the installed browser once to find out. */
export const noPixels = () => (blind === undefined ? (blind = whyNoPixels()) : blind);

/** Why the delivery by nginx cannot be tested on this machine; null if it can. */
export const noNginx = whyNoNginx();

/** Steps that use all cores and run alone, except those with `isBeside`: the longest first. @type {readonly Step[]} */
export const heavy = [
  {
    name: 'unit tests',
    commands: [
      [
        'vitest',
        'run',
        '--project',
        'unit*',
        '--reporter=minimal',
        '--reporter=./scripts/test/vitestTimes.mjs',
      ],
    ],
  },
  {
    name: 'mutants',
    commands: [['node', 'scripts/mutants.mjs', '--changed']],
    needs: 'unit tests',
    concerns: /^scripts\/mutants|^bench\/mutants|^packages\/.*\.ts$/,
  },
  {
    name: 'build',
    commands: [['turbo', 'run', 'build', 'build:prerender', '--output-logs=errors-only']],
  },
  // Runs alone: on a busy machine slow pages would also load the code of their slow note (SlowNote), which would be counted.
  { name: 'size budget', commands: [['node', 'scripts/size.mjs']], needs: 'build' },
  {
    name: 'storybook build',
    commands: [['npm', 'run', '--silent', 'build-storybook']],
    isBeside: true,
  },
  ...(noNginx
    ? []
    : [
        {
          name: 'delivery',
          commands: [['vitest', 'run', '--project', 'delivery', '--reporter=minimal']],
          needs: 'build',
          isBeside: true,
        },
      ]),
  {
    name: 'baseline',
    commands: [['node', 'scripts/check-baseline.mjs']],
    needs: 'build',
    isBeside: true,
  },
  {
    name: 'stories',
    commands: [['playwright', 'test', '-c', 'vrt']],
    get env() {
      return { QINGHE_PIXELS: noPixels() ? 'none' : 'all' };
    },
    needs: 'storybook build',
  },
  { name: 'journeys', commands: [['playwright', 'test']], needs: 'build' },
];
