import { createHash } from 'node:crypto';
import { changedPlaces, fileOfPlace, meaningOf, readUses } from './uses.mjs';

/**
 * A file of tests, on one site where it runs on both.
 *
 * @typedef {object} TestFile
 * @property {'unit' | 'story' | 'journey'} kind
 * @property {string} file From the root.
 * @property {string} [site] Project of a journey, `desktop` or `phone`.
 * @property {string} key What its times and modules are kept by.
 */

/**
 * What the last whole run has seen of each file of tests (`bench/test-modules.json`).
 *
 * @typedef {object} Seen
 * @property {string} commit
 * @property {Map<string, Set<string>>} ran By the key of a test: the modules of which some function has run.
 */

/** Changes of these ask for every test of a kind. */
const EVERYTHING = {
  unit: /^(package-lock\.json|vitest\.config\.ts|tsconfig\.base\.json)$/,
  story:
    /^(package-lock\.json|\.storybook\/(?!__screenshots__)|vrt\/(?!\w+\.spec)|vite\.app\.ts|packages\/api\/(src\/mocks|demo)\/|packages\/ui\/src\/(tokens|styles)\/|scripts\/lib\/(browser|pixels)\.mjs|vrt\/stories)/,
  journey:
    /^(package-lock\.json|playwright\.config\.ts|vite\.app\.ts|vite\/(?!.*\.test\.)|apps\/\w+\/(index\.html|vite\.config\.ts|public\/)|apps\/demo-server\/(?!.*\.test\.)|packages\/api\/(src\/mocks|demo)\/|packages\/ui\/src\/(tokens|styles)\/|scripts\/(lib\/(browser|process)|replay-server)\.mjs|e2e\/support\/test\.ts)/,
};

/** Changes of these may change what is built. */
const BUILDS =
  /^(package-lock\.json|tsconfig\.base\.json|vite\.app\.ts|vite\/(?!.*\.test\.)|apps\/(web|h5)\/(index\.html|vite\.config\.ts|public\/)|packages\/ui\/src\/(tokens|styles)\/|scripts\/(size|check-baseline)\.mjs|scripts\/lib\/(firstLoad|baseline|siteWalk)\.mjs)/;

/** Manifests decide what an import stands for. */
const MANIFEST = /(^|\/)package\.json$/;

/** Nothing that is tested by stories, journeys or units. */
const WORDS = /(\.mdx?|^LICENSE|^docs\/.*|^bench\/.*|^\.changeset\/.*|^\.github\/.*)$/;

const ENTRIES = { desktop: 'apps/web/src/main.tsx', phone: 'apps/h5/src/main.tsx' };

/** Tests of the repository's own files, which they read. */
const READS_FILES = /^(scripts|vite|\.storybook|packages\/\w+\/scripts)\//;

/**
 * Every file of tests of a state.
 *
 * @param {import('./states.mjs').State} state
 * @returns {TestFile[]}
 */
export function testFiles(state) {
  return Array.from(state.keys()).flatMap((file) => {
    if (/^(packages|apps|scripts|vite|\.storybook)\/.*\.test\.tsx?$/.test(file))
      return [{ kind: 'unit', file, key: file }];
    if (/^(packages|apps)\/.*\.stories\.tsx$/.test(file))
      return [{ kind: 'story', file, key: file }];
    if (!/^e2e\/.*\.spec\.ts$/.test(file)) return [];
    return ['desktop', 'phone']
      .filter((site) => !file.startsWith(`e2e/${site === 'desktop' ? 'phone' : 'desktop'}/`))
      .map((site) => ({ kind: 'journey', file, site, key: `${file} ${site}` }));
  });
}

/** What has to be run, and why not less or more. */
class Selection {
  /** @type {Map<string, { test: TestFile, why: string }>} */
  chosen = new Map();
  add(test, why) {
    if (!this.chosen.has(test.key)) this.chosen.set(test.key, { test, why });
  }
}

/** What runs outside the page, where nothing is recorded. */
const TEST_HELP = /^e2e\//;

/** How sure it is that a place runs: as far as it was seen to run, when its file is loaded, or in any case. */
const LEVELS = { seen: 0, load: 1, free: 2 };

/**
 * The places of the repository that a test may use. A function counts where its module was seen to run; a value, and a
 * function that a value calls when it is loaded, count in any case; so does all that code uses which has changed since.
 */
function reachedBy(test, uses, ran, fresh, isNew) {
  /** @type {Map<string, number>} */
  const reached = new Map();
  /** @type {[place: string, level: number][]} */
  const queue = [];
  const enter = (file, level, isLoaded = (_file) => true) => {
    for (const place of uses.entriesOf(file))
      if (isLoaded(fileOfPlace(place))) queue.push([place, level]);
  };
  const loaders = new Set();
  // What only passes others on or holds values has nothing that could be seen to run.
  const mayHaveRun = (file) =>
    ran === null || ran.has(file) || isNew(file) || !uses.hasFunctions(file);
  const isFresh = (place) => fresh.has(place) || isNew(fileOfPlace(place));
  if (uses.has(test.file)) enter(test.file, LEVELS.seen);
  if (test.site) enter(ENTRIES[test.site], LEVELS.seen);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [place, asked] = next;
    const level = isFresh(place) ? LEVELS.free : asked;
    if ((reached.get(place) ?? -1) >= level) continue;
    const isValue = uses.isValue(place);
    const file = fileOfPlace(place);
    const isSeen = ran === null || ran.has(file) || file === test.file || TEST_HELP.test(file);
    if (level === LEVELS.seen && !isSeen && !isValue) {
      // Code is loaded once for all tests of a window: whose turn it was then says nothing of this one.
      if (!loaders.has(place))
        for (const target of uses.from(place).late) enter(target, LEVELS.seen, mayHaveRun);
      loaders.add(place);
      continue;
    }
    reached.set(place, level);
    const { atLoad, later, late } = uses.from(place);
    const rest = level === LEVELS.free ? level : LEVELS.seen;
    const atOnce = Math.max(rest, isValue || level === LEVELS.load ? LEVELS.load : 0);
    for (const target of atLoad) queue.push([target, atOnce]);
    const called = !isValue && level === LEVELS.load ? LEVELS.load : rest;
    for (const target of later) queue.push([target, called]);
    for (const target of late)
      enter(target, rest, (loaded) => rest === LEVELS.free || mayHaveRun(loaded));
  }
  return reached;
}

/** Tells what a test may use in a state, by what was seen of it in an earlier one. */
function createReach({ state, seen, seenState, uses }) {
  const fresh = new Set(
    seenState === null
      ? []
      : Array.from(state.keys(), (file) => file)
          .filter((file) => /\.(tsx?|mjs)$/.test(file) && /^(packages|apps|e2e)\//.test(file))
          .filter((file) => seenState.get(file)?.text() !== state.get(file)?.text())
          .flatMap((file) => changedPlaces(file, seenState.get(file), state.get(file))),
  );
  const isNew = (file) => seenState !== null && !seenState.has(file);
  return (test) => {
    const ran = test.kind === 'unit' ? null : (seen?.ran.get(test.key) ?? null);
    return reachedBy(test, uses, ran, fresh, isNew);
  };
}

const digest = (texts) => createHash('sha256').update(JSON.stringify(texts)).digest('base64url');

/**
 * Tells in one word all that the result of a test depends on, by what `affectedBy` goes: the same word, the same result. Null
 * where a test may read any file.
 *
 * @param {object} given
 * @param {import('./states.mjs').State} given.state
 * @param {Seen | null} given.seen
 * @param {import('./states.mjs').State | null} given.seenState
 * @param {(file: string) => string | null} [given.storyOfPicture]
 * @returns {(test: TestFile) => string | null}
 */
export function createFingerprint({ state, seen, seenState, storyOfPicture }) {
  const uses = readUses(state);
  const reach = createReach({ state, seen, seenState, uses });
  const files = Array.from(state.keys()).toSorted();
  const textOf = (file) => `${file} ${state.get(file)?.text()}`;
  const shared = Object.fromEntries(
    Object.entries(EVERYTHING).map(([kind, pattern]) => [
      kind,
      digest(files.filter((file) => pattern.test(file) || MANIFEST.test(file)).map(textOf)),
    ]),
  );
  /** @type {Map<string, string[]>} */
  const pictures = new Map();
  for (const file of files.filter((name) => name.endsWith('.png'))) {
    const story = storyOfPicture?.(file);
    if (story) pictures.set(story, [...(pictures.get(story) ?? []), textOf(file)]);
  }
  return (test) => {
    if (test.kind === 'unit' && READS_FILES.test(test.file)) return null;
    const places = Array.from(reach(test).keys()).toSorted();
    return digest([
      textOf(test.file),
      shared[test.kind],
      ...(pictures.get(test.file) ?? []),
      ...places.map((place) => `${place} ${meaningOf(place, state.get(fileOfPlace(place)))}`),
    ]);
  };
}

/**
 * Chooses the tests that a change can affect.
 *
 * @param {object} change
 * @param {import('./states.mjs').State} change.before
 * @param {import('./states.mjs').State} change.after
 * @param {readonly string[]} change.files What differs.
 * @param {Seen | null} change.seen
 * @param {import('./states.mjs').State | null} change.seenState The state in which it was seen.
 * @param {(file: string) => string | null} [change.storyOfPicture] The file of the story that a picture belongs to.
 * @returns {{ chosen: { test: TestFile, why: string }[], left: TestFile[] }}
 */
export function affectedBy({ before, after, files, seen, seenState, storyOfPicture }) {
  const tests = testFiles(after);
  const selection = new Selection();
  const meant = files.filter((file) => !WORDS.test(file));
  const wholes = /** @type {const} */ (['unit', 'story', 'journey']).flatMap((kind) => {
    const why = meant.find((file) => EVERYTHING[kind].test(file) || MANIFEST.test(file));
    return why ? [{ kind, why }] : [];
  });
  for (const test of tests) {
    const whole = wholes.find(({ kind }) => kind === test.kind);
    if (whole) selection.add(test, whole.why);
    else if (files.includes(test.file)) selection.add(test, test.file);
    else if (test.kind === 'unit' && READS_FILES.test(test.file) && meant.length > 0)
      selection.add(test, `${meant[0]}, which it may read`);
  }
  for (const file of files.filter((name) => name.endsWith('.png'))) {
    const story = storyOfPicture?.(file);
    for (const test of tests) if (test.file === story) selection.add(test, file);
  }

  const uses = readUses(after);
  const placesIn = (file, was, is) =>
    was.get(file)?.id === is.get(file)?.id ? [] : changedPlaces(file, was.get(file), is.get(file));
  const changed = new Set(meant.flatMap((file) => placesIn(file, before, after)));
  if (changed.size === 0) return finish(tests, selection);
  const reach = createReach({ state: after, seen, seenState, uses });
  for (const test of tests) {
    if (selection.chosen.has(test.key)) continue;
    const reached = reach(test);
    const why = Array.from(changed).find((place) => reached.has(place));
    if (why) selection.add(test, why);
  }
  return finish(tests, selection);
}

/** @returns {Set<string>} */
const placesThatDiffer = ({ before, after, files }) =>
  new Set(
    files
      .filter((file) => before.get(file)?.id !== after.get(file)?.id)
      .flatMap((file) => changedPlaces(file, before.get(file), after.get(file))),
  );

/**
 * Whether what is built of the sites may differ after a change.
 *
 * @param {Pick<Parameters<typeof affectedBy>[0], 'before' | 'after' | 'files'>} change
 */
export function sitesReach({ before, after, files }) {
  const meant = files.filter((file) => !WORDS.test(file));
  if (meant.some((file) => BUILDS.test(file) || MANIFEST.test(file))) return true;
  const changed = placesThatDiffer({ before, after, files: meant });
  const uses = readUses(after);
  return Object.values(ENTRIES).some((file) => {
    const reached = reachedBy({ file, kind: 'journey' }, uses, null, new Set(), () => false);
    return Array.from(changed).some((place) => reached.has(place));
  });
}

const finish = (tests, { chosen }) => ({
  chosen: Array.from(chosen.values()),
  left: tests.filter(({ key }) => !chosen.has(key)),
});
