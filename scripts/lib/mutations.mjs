/**
 * A hand-written change of the product that breaks a clause of the specification.
 *
 * @typedef {object} Mutation
 * @property {string} clause
 * @property {string} file Relative to the repository's root.
 * @property {string} find A text that the file contains exactly once.
 * @property {string} replace The text that replaces it.
 * @property {string} why The effect for a user, in one line.
 */

/** The sections in which every clause must have a mutation: states, rules, errors and limits. */
const SECTIONS = /^[4589]\./;

/** Counts how often a text contains another. */
const timesIn = (text, part) => text.split(part).length - 1;

function read(readSource, file) {
  try {
    return readSource(file);
  } catch {
    return null;
  }
}

/**
 * Lists what is wrong with the mutations: a clause without one, a mutation of a clause that does not exist or that
 * only journeys prove, and a text that is not found exactly once.
 *
 * @param {readonly Mutation[]} mutations
 * @param {{ clauses: readonly import('./spec.mjs').Clause[], proofs: readonly import('./spec.mjs').Proof[] }} spec
 * @param {(file: string) => string} readSource
 * @returns {string[]}
 */
export function checkMutations(mutations, { clauses, proofs }, readSource) {
  const broken = new Set(mutations.map(({ clause }) => clause));
  const quick = proofs.filter(({ kind }) => kind !== 'journey').flatMap((proof) => proof.clauses);
  return [
    ...clauses
      .filter(({ id }) => SECTIONS.test(id) && !broken.has(id))
      .map(({ id }) => `§${id} is broken by no mutation`),
    ...mutations.flatMap(({ clause, file, find, replace }) => {
      const name = `the mutation of §${clause} in ${file}`;
      const source = read(readSource, file);
      if (!clauses.some(({ id }) => id === clause)) return [`${name} is of no clause`];
      if (!quick.includes(clause)) return [`${name} has no unit test and no story to catch it`];
      if (source === null) return [`${name}: there is no such file`];
      const times = timesIn(source, find);
      if (times !== 1)
        return [`${name}: ${JSON.stringify(find)} is found ${times} times, not once`];
      return find === replace ? [`${name} changes nothing`] : [];
    }),
  ];
}

/** Selects mutations by clause, such as `9.logout`, or by section, such as `5`; all without names. */
export const chosen = (mutations, names) =>
  mutations.filter(
    ({ clause }) =>
      names.length === 0 ||
      names.some((name) => clause === name || clause.startsWith(`${name.replace(/\.$/, '')}.`)),
  );
