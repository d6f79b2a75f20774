import { describe, expect, it } from 'vitest';
import { mutations } from '../../spec/mutations.mjs';
import { checkMutations, chosen } from './mutations.mjs';
import { readSource } from './sources.mjs';
import { readClauses, readSpec, readTests } from './spec.mjs';

// The test reads every story and test of the repository.
const LONG = 30_000;

it(
  'this repository breaks every clause of four sections, by texts that are there',
  () => {
    expect(checkMutations(mutations, readSpec(), readSource)).toEqual([]);
  },
  LONG,
);

describe('a list of mutations', () => {
  const source = 'const LIMIT = 6;\nconst DELAY = 500;\n';
  const spec = {
    clauses: readClauses('9.topics  core  Six.\n2.root  core  First.\n9.theme  core  Green.'),
    proofs: readTests(
      "it('t', { tags: ['spec:9.topics', 'spec:2.root'] }, () => {});",
      'a.test.ts',
    ),
  };
  const mutation = {
    clause: '9.topics',
    file: 'limits.ts',
    find: 'LIMIT = 6',
    replace: 'LIMIT = 7',
    why: 'Seven topics.',
  };
  const read = (file: string) => {
    if (file !== 'limits.ts') throw new Error('no such file');
    return source;
  };
  const found = (...list: (typeof mutation)[]) => checkMutations(list, spec, read);

  it('breaks every clause of the sections that it is for', () => {
    expect(found(mutation)).toEqual(['§9.theme is broken by no mutation']);
    expect(found()).toHaveLength(2);
  });

  it.each([
    ['a clause that is not there', { clause: '9.none' }, 'is of no clause'],
    ['a clause that no quick test proves', { clause: '9.theme' }, 'no unit test and no story'],
    ['a file that is not there', { file: 'other.ts' }, 'there is no such file'],
    ['a text that is gone', { find: 'LIMIT = 5' }, 'is found 0 times'],
    ['a text that is there twice', { find: 'const' }, 'is found 2 times'],
    ['no change', { replace: 'LIMIT = 6' }, 'changes nothing'],
  ])('is refused for %s', (_, change, problem) => {
    expect(found(mutation, { ...mutation, ...change }).join('\n')).toContain(problem);
  });

  it('can be tried by clause or by section', () => {
    const of = (clause: string) => ({ ...mutation, clause });
    const list = [of('9.topics'), of('9.time.full'), of('2.root')];
    const clauses = (...names: string[]) => chosen(list, names).map(({ clause }) => clause);
    expect(clauses()).toHaveLength(3);
    expect(clauses('9')).toEqual(['9.topics', '9.time.full']);
    expect(clauses('9.time')).toEqual(['9.time.full']);
    expect(clauses('2.root', '9.topics')).toEqual(['9.topics', '2.root']);
    expect(clauses('9.to')).toEqual([]);
  });
});
