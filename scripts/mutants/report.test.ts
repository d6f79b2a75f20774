import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleModules } from './modules.mjs';
import { mutantOf, problemsOf, rowOf, scoreOf, tableOf } from './report.mjs';

const SOURCE = 'const a = 1;\nif (\n  age < 0\n) return then;\n';
const result = (status: string) => ({
  fileName: 'x.ts',
  status,
  replacement: 'true',
  location: { start: { line: 2, column: 5 }, end: { line: 4, column: 1 } },
});

const mutant = (becomes: string, fate: 'killed' | 'survived' | 'uncovered' = 'survived') => ({
  file: 'x.ts',
  line: 2,
  was: 'a < b',
  becomes,
  fate,
});
const excuse = (becomes: string, module = 'time') => ({
  module,
  file: 'x.ts',
  was: 'a < b',
  becomes,
  why: 'the same',
});
/** Returns `count` mutants, of which `killed` were killed. */
const mutants = (count: number, killed: number) =>
  Array.from({ length: count }, (_, at) => mutant(`${at}`, at < killed ? 'killed' : 'survived'));

describe('a mutant', () => {
  it('is told by the line it stands in, before and after', () => {
    expect(mutantOf(result('Survived'), 'x.ts', SOURCE)).toEqual({
      file: 'x.ts',
      line: 2,
      was: 'if ( age < 0 ) return then;',
      becomes: 'if (true) return then;',
      fate: 'survived',
    });
  });

  it.each([
    ['Killed', 'killed'],
    ['Timeout', 'killed'],
    ['NoCoverage', 'uncovered'],
    ['RuntimeError', undefined],
  ])('that is %s counts as %s', (status, fate) => {
    expect(mutantOf(result(status), 'x.ts', SOURCE)?.fate).toBe(fate);
  });
});

it.each([
  [1000, 849, 84.9],
  [10_000, 8499, 84.9],
  [20, 17, 85],
  [0, 0, 0],
])('the score of %i with %i killed is %d', (count, killed, score) => {
  expect(scoreOf(mutants(count, killed))).toBe(score);
});

describe('a module', () => {
  const listed = (count: number, killed: number) =>
    Array.from({ length: count - killed }, (_, at) => excuse(`${killed + at}`));

  it('passes at 80 % when every survivor has a reason', () => {
    expect(problemsOf('time', mutants(10, 8), listed(10, 8))).toEqual([]);
  });

  it('fails below, whatever the reasons', () => {
    expect(problemsOf('time', mutants(10, 7), listed(10, 7))).toEqual([
      'time: 70 % is below 80 %.',
    ]);
  });

  it('fails for a survivor without a reason, and says what to write', () => {
    const [problem = ''] = problemsOf('time', mutants(10, 9), []);
    expect(problem).toContain('x.ts:2 lives with neither a test nor a reason');
    expect(JSON.parse(problem.split('\n')[1] ?? '')).toEqual({ ...excuse('9'), why: '' });
  });

  it('fails for a reason that matches no mutant, or one that is killed by now', () => {
    expect(problemsOf('time', mutants(10, 10), [excuse('gone'), excuse('3')])).toEqual([
      'survivors.json: matches no mutant: x.ts: a < b → gone',
      'survivors.json: is killed by now: x.ts: a < b → 3',
    ]);
  });

  it('takes no reason of another module', () => {
    expect(problemsOf('time', mutants(10, 9), [excuse('9', 'url')])).toHaveLength(1);
  });
});

it('shows a line for each module, and which one is not good enough', () => {
  const run = { seconds: 12, hash: 'x' };
  expect(
    tableOf([
      rowOf('time', mutants(20, 18), run),
      rowOf('url', [...mutants(4, 3), mutant('', 'uncovered')], run),
    ]),
  ).toBe(
    [
      'Module  Killed  Survived  No coverage               Score  Seconds',
      'time        18         2            0              90.0 %       12',
      'url          3         1            1  60.0 % (goal 85 %)       12',
    ].join('\n'),
  );
});

describe('the lists', () => {
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
  const names = ruleModules.map(({ name }) => name);

  it('give each survivor one reason', () => {
    const lines: Record<string, string>[] = read('survivors.json');
    const keys = lines.map(({ file, was, becomes }) => [file, was, becomes].join('\n'));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { module = '', why = '' } of lines) {
      expect(names).toContain(module);
      expect(why).toMatch(/\w+ \w+/);
    }
  });

  it('hold one measurement of a module', () => {
    const measured: string[] = read('../../bench/mutants.json').map(({ name = '' }) => name);
    expect(measured).toEqual(names.filter((name) => measured.includes(name)));
  });
});
