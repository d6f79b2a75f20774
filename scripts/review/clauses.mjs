import { readClauses } from '../lib/spec.mjs';
import { stateAt } from '../test/states.mjs';

/**
 * Lists the clauses that a change touches: new or rewritten ones, and those proved by a test that the change can affect.
 *
 * @param {ReturnType<typeof import('../test/changed.mjs').choose>} choice
 * @param {string} from
 * @param {ReturnType<typeof import('../lib/spec.mjs').readSpec>} spec
 * @returns {{ id: string, text: string, isNew: boolean, proofs: string[] }[]}
 */
export function changedClauses({ chosen }, from, { clauses, proofs }) {
  const was = readClauses(stateAt(from).get('spec/clauses.txt')?.text() ?? '');
  const texts = new Map(was.map(({ id, sites, text }) => [id, `${sites.join(' ')} ${text}`]));
  const affected = new Set(chosen.map(({ test }) => test.file));
  return clauses.flatMap(({ id, sites, text }) => {
    const isNew = texts.get(id) !== `${sites.join(' ')} ${text}`;
    const own = proofs.filter((proof) => proof.clauses.includes(id) && affected.has(proof.file));
    return isNew || own.length > 0
      ? [{ id, text, isNew, proofs: own.map(({ name, file }) => `${name} (${file})`) }]
      : [];
  });
}
