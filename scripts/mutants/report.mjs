/** The lowest score with which a module passes, in percent. */
export const BREAK = 80;

/** The score that every module should reach, in percent. */
export const GOAL = 85;

/**
 * @typedef {'killed' | 'survived' | 'uncovered'} Fate Noticed by a test, run but not noticed, or run by no test.
 *
 * @typedef {object} Mutant One small change of the code.
 * @property {string} file Relative to the root.
 * @property {number} line
 * @property {string} was The original lines of the change, joined to one line.
 * @property {string} becomes The same lines with the change.
 * @property {Fate} fate
 *
 * @typedef {object} Excuse An entry of survivors.json.
 * @property {string} module
 * @property {string} file
 * @property {string} was
 * @property {string} becomes
 * @property {string} why The reason why no test can notice it.
 *
 * @typedef {object} Row A module's line of the table.
 * @property {string} name
 * @property {number} killed
 * @property {number} survived
 * @property {number} uncovered
 * @property {number} score In percent, one decimal.
 * @property {number} seconds
 * @property {string} hash The hash of the measured module (`hashOf`); '' when the run found a problem with it.
 */

/** @type {Record<string, Fate>} */
const FATES = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'uncovered',
};

const onOneLine = (code) => code.replace(/\s+/g, ' ').trim();

/**
 * Converts a result to a mutant that is identified by its code, so that it is found again when lines above it change.
 *
 * @param {{ fileName: string, status: string, replacement?: string, location: { start: Position, end: Position } }} result
 *   The result of the mutation runner; lines and columns count from 1.
 * @param {string} file
 * @param {string} source The file's text.
 * @returns {Mutant | null} Null when the mutant cannot run at all.
 * @typedef {{ line: number, column: number }} Position
 */
export function mutantOf({ status, replacement = '', location: { start, end } }, file, source) {
  const fate = FATES[status];
  if (!fate) return null;
  const lines = source.split('\n');
  const before = lines[start.line - 1].slice(0, start.column - 1);
  const after = lines[end.line - 1].slice(end.column - 1);
  return {
    file,
    line: start.line,
    was: onOneLine(lines.slice(start.line - 1, end.line).join('\n')),
    becomes: onOneLine(before + replacement + after),
    fate,
  };
}

/** @param {readonly Mutant[]} mutants */
function count(mutants) {
  const of = (fate) => mutants.filter((mutant) => mutant.fate === fate).length;
  return { killed: of('killed'), survived: of('survived'), uncovered: of('uncovered') };
}

/** Returns the percentage of killed mutants, rounded down: 84.99 is not 85. @param {readonly Mutant[]} mutants */
export function scoreOf(mutants) {
  const { killed } = count(mutants);
  return mutants.length === 0 ? 0 : Math.floor((killed * 1000) / mutants.length) / 10;
}

/**
 * Builds a module's row of the table.
 *
 * @param {string} name
 * @param {readonly Mutant[]} mutants
 * @param {{ seconds: number, hash: string }} run
 * @returns {Row}
 */
export const rowOf = (name, mutants, run) => ({
  name,
  ...count(mutants),
  score: scoreOf(mutants),
  ...run,
});

const isSame = (mutant, excuse) =>
  mutant.file === excuse.file && mutant.was === excuse.was && mutant.becomes === excuse.becomes;

/**
 * Lists the problems of a module after its run: a low score, survivors without an excuse, and excuses without a survivor.
 *
 * @param {string} name
 * @param {readonly Mutant[]} mutants
 * @param {readonly Excuse[]} excuses The excuses of all modules.
 * @returns {string[]}
 */
export function problemsOf(name, mutants, excuses) {
  const own = excuses.filter(({ module }) => module === name);
  const alive = mutants.filter(({ fate }) => fate !== 'killed');
  const score = scoreOf(mutants);
  const unexcused = alive.filter((mutant) => !own.some((excuse) => isSame(mutant, excuse)));
  const stale = own.filter((excuse) => !alive.some((mutant) => isSame(mutant, excuse)));
  return [
    ...(score < BREAK ? [`${name}: ${score} % is below ${BREAK} %.`] : []),
    ...unexcused.map(
      ({ file, line, was, becomes }) =>
        `${file}:${line} lives with neither a test nor a reason:\n  ${JSON.stringify({ module: name, file, was, becomes, why: '' })}`,
    ),
    ...stale.map(
      ({ file, was, becomes }) =>
        `survivors.json: ${mutants.some((mutant) => isSame(mutant, { file, was, becomes })) ? 'is killed by now' : 'matches no mutant'}: ${file}: ${was} → ${becomes}`,
    ),
  ];
}

/** Formats the table that the command prints. @param {readonly Row[]} rows */
export function tableOf(rows) {
  const head = ['Module', 'Killed', 'Survived', 'No coverage', 'Score', 'Seconds'];
  const lines = rows.map((row) => [
    row.name,
    row.killed,
    row.survived,
    row.uncovered,
    `${row.score.toFixed(1)} %${row.score < GOAL ? ` (goal ${GOAL} %)` : ''}`,
    row.seconds,
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => String(line[column]).length)),
  );
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]) : String(cell).padStart(widths[column]),
        )
        .join('  '),
    )
    .join('\n');
}
