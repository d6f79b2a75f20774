import { filesIn, parse, readSource, walk } from './sources.mjs';
import { allStories } from './stories.mjs';

/**
 * The two sites of the product.
 *
 * @typedef {'web' | 'h5'} Site
 */

/**
 * One requirement of the specification.
 *
 * @typedef {{ id: string, sites: Site[], text: string }} Clause
 *   `sites`: the sites that each need a proof; empty for a rule of a single module (`core`).
 */

/**
 * A story, unit test or journey that proves clauses.
 *
 * @typedef {object} Proof
 * @property {'story' | 'test' | 'journey'} kind
 * @property {string} name Its name in reports.
 * @property {string} file Relative to the repository's root.
 * @property {string[]} clauses
 * @property {Site[]} sites The sites on which it runs; none for a unit test.
 * @property {string} [id] The id of a story.
 */

/**
 * An exact string of the product.
 *
 * @typedef {{ clause: string, text: string, places: number | null }} ExactString
 *   `places`: how often it occurs in the product; null (one or more) for a string that is also an everyday word.
 */

/** @type {readonly Site[]} */
const SITES = ['web', 'h5'];

const TAG = /^@?spec:(.+)$/;
const HAN = /\p{Script=Han}/u;

const linesOf = (text) => text.split('\n').filter((line) => line && !line.startsWith('#'));

/** Reads `spec/clauses.txt`: id, sites, and requirement, separated by two spaces. @returns {Clause[]} */
export const readClauses = (text) =>
  linesOf(text).map((line) => {
    const [, id, where, rest] = /^(\S+) {2}(web h5|web|h5|core) {2}(\S.*)$/.exec(line) ?? [];
    if (!id || !where || !rest) throw new Error(`spec/clauses.txt: cannot read "${line}"`);
    return {
      id,
      sites: SITES.filter((site) => where.split(' ').includes(site)),
      text: rest,
    };
  });

/** Returns the sites that a file of stories or journeys shows. Stories of packages render as on the desktop. @returns {Site[]} */
export function sitesOf(file) {
  if (/\.test\.tsx?$/.test(file)) return [];
  if (/^(apps\/h5|e2e\/phone)\//.test(file)) return ['h5'];
  return /^e2e\/(?!desktop\/)/.test(file) ? [...SITES] : ['web'];
}

/** Reads `spec/strings.txt`: clause, number of places in the product, and string. @returns {ExactString[]} */
export const readStrings = (text) =>
  linesOf(text).map((line) => {
    const [, clause, places, rest] = /^(\S+) {2}(\d+|\+) {2}(\S.*)$/.exec(line) ?? [];
    if (!clause || !rest) throw new Error(`spec/strings.txt: cannot read "${line}"`);
    return { clause, text: rest, places: places === '+' ? null : Number(places) };
  });

/** Returns the name with which a call begins, such as `it` of `it.each(rows)(…)`. */
function headOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  const inner = callee.object ?? callee.callee ?? callee.tag;
  return inner ? headOf(inner) : '';
}

const textOf = (node) =>
  node?.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.cooked).join('…')
    : (node?.value ?? '');

/** Lists the clauses in the `tags` of a unit test or the `tag` of a journey. */
function tagged(argument) {
  if (argument?.type !== 'ObjectExpression') return [];
  const { value } = argument.properties.find(({ key }) => /^tags?$/.test(key?.name ?? '')) ?? {};
  const tags = value?.type === 'ArrayExpression' ? value.elements : value ? [value] : [];
  return tags.flatMap((tag) => TAG.exec(textOf(tag))?.[1] ?? []);
}

/** Lists the tests in a syntax tree that prove clauses. */
export function testsIn(program) {
  /** @type {{ name: string, clauses: string[], node: any }[]} */
  const found = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !/^(it|test|describe)$/.test(headOf(node.callee))) return;
    const clauses = node.arguments.flatMap(tagged);
    if (clauses.length > 0) found.push({ name: textOf(node.arguments[0]), clauses, node });
  });
  return found;
}

/**
 * Lists the tests of a file that prove clauses.
 *
 * @param {string} code
 * @param {string} file
 * @returns {Proof[]}
 */
export function readTests(code, file) {
  if (!code.includes('spec:')) return [];
  const kind = file.startsWith('e2e/') ? 'journey' : 'test';
  const sites = sitesOf(file);
  return testsIn(parse(code)).map(({ name, clauses }) => ({ kind, name, file, clauses, sites }));
}

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Lists every unit test and journey of the project that proves clauses. */
const allTests = () =>
  [
    ...['packages', 'apps'].flatMap((folder) =>
      filesIn(folder, (file) => isTest(file) && !/\/(node_modules|dist)\//.test(file)),
    ),
    ...filesIn('e2e', (file) => file.endsWith('.spec.ts')),
  ].flatMap((file) => readTests(readSource(file), file));

/**
 * Lists the stories that prove clauses.
 *
 * @param {readonly import('./stories.mjs').StorySource[]} stories
 * @returns {Proof[]}
 */
const proofsOf = (stories) =>
  stories
    .filter(({ clauses }) => clauses.length > 0)
    .map(({ id, title, name, file, clauses }) => ({
      kind: 'story',
      id,
      name: `${title}: ${name}`,
      file,
      clauses,
      sites: sitesOf(file),
    }));

/** Cache of `textsOf`, by source. @type {Map<string, string[]>} */
const readTexts = new Map();

/** Lists the Chinese texts in a module: strings, parts of templates, and JSX text. */
function textsOf(code) {
  if (!HAN.test(code)) return [];
  const known = readTexts.get(code);
  if (known) return known;
  /** @type {string[]} */
  const texts = [];
  walk(parse(code), (node) => {
    if (node.type === 'StringLiteral' || node.type === 'JSXText') texts.push(node.value.trim());
    if (node.type === 'TemplateElement') texts.push(node.value.cooked.trim());
  });
  const found = texts.filter((text) => HAN.test(text));
  readTexts.set(code, found);
  return found;
}

const PRODUCT = [
  'packages/api/src',
  'packages/hooks/src',
  'packages/ui/src',
  'packages/features/src',
  'apps/web/src',
  'apps/h5/src',
];
const NO_PRODUCT = /\.(test|stories)\.tsx?$|\/(mocks|testing|StoryApp)\b/;

/** Reads the sources of all modules of the product, by file. @returns {Map<string, string>} */
export const productSources = () =>
  new Map(
    PRODUCT.flatMap((folder) =>
      filesIn(folder, (file) => /\.tsx?$/.test(file) && !NO_PRODUCT.test(file)),
    ).map((file) => [file, readSource(file)]),
  );

/** Normalises a text, to compare without differences of character width and spaces, which are easily overlooked. */
const skeleton = (text) => text.normalize('NFKC').replace(/\s/g, '');

/**
 * Lists what is wrong with the exact strings of the product: a string in fewer or more places than the
 * catalogue says, and a text that differs from a string only in character width or spaces.
 *
 * @param {readonly ExactString[]} strings
 * @param {ReadonlyMap<string, string>} sources
 * @returns {string[]}
 */
export function checkStrings(strings, sources) {
  const known = new Set(strings.map(({ text }) => text));
  const alike = new Map(strings.map((string) => [skeleton(string.text), string]));
  /** @type {Map<string, number>} */
  const places = new Map();
  /** @type {string[]} */
  const problems = [];
  for (const [file, code] of sources)
    for (const text of textsOf(code)) {
      places.set(text, (places.get(text) ?? 0) + 1);
      const wanted = alike.get(skeleton(text));
      if (wanted && !known.has(text))
        problems.push(`${file} says ${text}, §${wanted.clause} wants ${wanted.text}`);
    }
  for (const { clause, text, places: wanted } of strings) {
    const found = places.get(text) ?? 0;
    if (wanted === null ? found === 0 : found !== wanted)
      problems.push(
        `${text} (§${clause}) is in ${found} places of the product, not in ${wanted ?? 'one'}`,
      );
  }
  return problems;
}

/** Lists the sites on which a clause needs a proof and has none. */
function gapsOf({ id, sites }, proofs) {
  const own = proofs.filter((proof) => proof.clauses.includes(id));
  if (own.length === 0) return [`§${id} is proved by nothing`];
  return sites
    .filter((site) => !own.some((proof) => proof.sites.includes(site)))
    .map((site) => `§${id} is not proved on ${site}`);
}

/**
 * Lists what is wrong with the proofs: a clause without a proof on each of its sites, a proof of a clause that does not
 * exist, and a clause or string listed twice.
 *
 * @param {{ clauses: readonly Clause[], strings: readonly ExactString[], proofs: readonly Proof[] }} spec
 * @returns {string[]}
 */
export function checkProofs({ clauses, strings, proofs }) {
  const ids = clauses.map(({ id }) => id);
  const twice = (list) => list.filter((item, index) => list.indexOf(item) !== index);
  return [
    ...twice(ids).map((id) => `§${id} is listed twice`),
    ...twice(strings.map(({ text }) => text)).map((text) => `${text} is listed twice`),
    ...clauses.flatMap((clause) => gapsOf(clause, proofs)),
    ...proofs.flatMap(({ name, clauses: of }) =>
      of
        .filter((id) => !ids.includes(id))
        .map((id) => `${name} names §${id}, which does not exist`),
    ),
    ...strings
      .filter(({ clause }) => !ids.includes(clause))
      .map(({ text, clause }) => `${text} is of §${clause}, which does not exist`),
  ];
}

/**
 * Lists the stories of `spec/stories.txt` that no longer exist.
 *
 * @param {readonly string[]} kept The ids in `spec/stories.txt`.
 * @param {readonly string[]} ids The ids of all existing stories.
 */
export const checkStories = (kept, ids) =>
  kept.filter((id) => !ids.includes(id)).map((id) => `the story ${id} is gone`);

/** Writes the text of `spec/stories.txt` for some stories. */
export const storyList = (ids) =>
  `# Every story. npm run coverage:spec fails when one is gone; after one was removed or renamed on purpose: npm run coverage:spec -- --update\n${ids.toSorted().join('\n')}\n`;

/** Reads the repository's specification, with all its proofs and stories. */
export function readSpec() {
  const stories = allStories();
  return {
    clauses: readClauses(readSource('spec/clauses.txt')),
    strings: readStrings(readSource('spec/strings.txt')),
    kept: linesOf(readSource('spec/stories.txt')),
    proofs: [...proofsOf(stories), ...allTests()],
    stories: stories.map(({ id, title, name, scenario }) => ({ id, title, name, scenario })),
    ids: stories.map(({ id }) => id),
  };
}
