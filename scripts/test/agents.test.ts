import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/run.mjs';
import { heavy, light } from './steps.mjs';
import { readTimes } from './times.mjs';

const page = readFileSync(path.join(root, 'AGENTS.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const steps = [...light, ...heavy].map(({ name }) => name);
const times = readTimes();

/** The commands in AGENTS.md with their stated seconds; null for a command without a time. */
const commands = Array.from(
  page.matchAll(/^\| `(npm [^`]+)` +\| +(?:(\d+) s|–) +\|/gm),
  ([, command = '', seconds]) => ({ command, seconds: seconds ? Number(seconds) : null }),
);

/** The step of the whole run that corresponds to an npm script. */
const STEP_OF: Record<string, string> = {
  'test:unit': 'unit tests',
  'test:e2e': 'journeys',
  build: 'build',
  'build-storybook': 'storybook build',
  size: 'size budget',
  'coverage:spec': 'specification',
};

/** Returns the recorded seconds of a command; undefined if it was never recorded. */
function recorded(command: string): number | undefined {
  const [, script = ''] = /^npm run (\S+)$/.exec(command) ?? [];
  const [, step = ''] = /^npm test -- ([\w ]+)$/.exec(command) ?? [];
  if (command === 'npm test') return times?.all;
  if (script === 'first') return times?.first;
  return times?.steps[STEP_OF[script] ?? step];
}

describe('what is said to those who work here', () => {
  it('names commands that there are', () => {
    expect(commands.length).toBeGreaterThan(15);
    const isKnown = (command: string) => {
      const [, script] = /^npm run (\S+)/.exec(command) ?? [];
      const [, step] = /^npm test -- ([\w ]+)$/.exec(command) ?? [];
      if (script) return Object.keys(scripts).includes(script);
      return step ? steps.includes(step) : /^npm (start|test( -- --changed)?)$/.test(command);
    };
    expect(commands.filter(({ command }) => !isKnown(command))).toEqual([]);
  });

  it.skipIf(times === null)('claims times within a factor of two of the last record', () => {
    for (const { command, seconds } of commands) {
      if (seconds === null) continue;
      const last = recorded(command) ?? 0;
      expect(seconds, `${command}: ${last} s`).toBeGreaterThan(last / 2);
      expect(seconds, `${command}: ${last} s`).toBeLessThan(last * 2);
    }
  });

  it('can be read at once: at most 3,000 tokens, of three letters or more', () => {
    expect(page.length).toBeLessThan(9000);
  });

  it('leads to files that there are', () => {
    const links = Array.from(page.matchAll(/\]\(([^)]+)\)/g), ([, file = '']) => file);
    expect(links.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
