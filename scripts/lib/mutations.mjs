/**
 * A change of the product by hand that breaks a clause of the specification.
 *
 * @typedef {object} Mutation
 * @property {string} clause
 * @property {string} file From the repository's root.
 * @property {string} find A text that the file holds exactly once.
 * @property {string} replace What stands there instead.
 * @property {string} why What a user would see, in one line.
 */

/** The sections of which every clause has a mutation: states, rules, errors and limits. */
const SECTIONS = /^[4589]\./;

/** How often a text holds another. */
const timesIn = (text, part) => text.split(part).length - 1;

function read(readSource, file) {
  try {
    return readSource(file);
  } catch {
    return null;
  }
}

/**
 * What is wrong with the mutations: a clause without one, one of a clause that does not exist or that only
 * journeys prove, and a text that is not found exactly once.
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

/** The mutations of the clauses that are asked for by name, such as `9.logout`, or by section, such as `5`. */
export const chosen = (mutations, names) =>
  mutations.filter(
    ({ clause }) =>
      names.length === 0 ||
      names.some((name) => clause === name || clause.startsWith(`${name.replace(/\.$/, '')}.`)),
  );
