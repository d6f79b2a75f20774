import { createHash } from 'node:crypto';
import { changedPlaces, fileOfPlace, meaningOf, readUses } from './uses.mjs';

/**
 * A file of tests. A journey that runs on both sites counts as two, one for each site.
 *
 * @typedef {object} TestFile
 * @property {'unit' | 'story' | 'journey'} kind
 * @property {string} file Relative to the root.
 * @property {string} [site] Project of a journey, `desktop` or `phone`.
 * @property {string} key The key of its recorded times and modules.
 */

/**
 * The modules that ran for each file of tests in the last recorded run (`bench/test-modules.json`).
 *
 * @typedef {object} Seen
 * @property {string} commit
 * @property {Map<string, Set<string>>} ran By the key of a test: the modules of which at least one function was called.
 */

/** Files whose change requires every test of a kind. */
const EVERYTHING = {
  unit: /^(package-lock\.json|vitest\.config\.ts|tsconfig\.base\.json)$/,
  story:
    /^(package-lock\.json|\.storybook\/(?!__screenshots__)|vrt\/(?!\w+\.spec)|vite\.app\.ts|packages\/api\/(src\/mocks|demo)\/|packages\/ui\/src\/(tokens|styles)\/|scripts\/lib\/(browser|pixels)\.mjs|vrt\/stories)/,
  journey:
    /^(package-lock\.json|playwright\.config\.ts|vite\.app\.ts|vite\/(?!.*\.test\.)|apps\/\w+\/(index\.html|vite\.config\.ts|public\/)|apps\/demo-server\/(?!.*\.test\.)|packages\/api\/(src\/mocks|demo)\/|packages\/ui\/src\/(tokens|styles)\/|scripts\/(lib\/(browser|process)|replay-server)\.mjs|e2e\/support\/test\.ts)/,
};

/** Files whose change may alter the built sites or how they are measured. */
const BUILDS =
  /^(package-lock\.json|tsconfig\.base\.json|vite\.app\.ts|vite\/(?!.*\.test\.)|apps\/(web|h5)\/(index\.html|vite\.config\.ts|public\/)|packages\/ui\/src\/(tokens|styles)\/|scripts\/(size|check-baseline)\.mjs|scripts\/lib\/(firstLoad|baseline|siteWalk)\.mjs)/;

/** Manifests, which decide to which file an import resolves. */
const MANIFEST = /(^|\/)package\.json$/;

/** Files that no unit test, story or journey tests, such as documents. */
const WORDS = /(\.mdx?|^LICENSE|^docs\/.*|^bench\/.*|^\.changeset\/.*|^\.github\/.*)$/;

const ENTRIES = { desktop: 'apps/web/src/main.tsx', phone: 'apps/h5/src/main.tsx' };

/** Unit tests that may read any file of the repository. */
const READS_FILES = /^(scripts|vite|\.storybook|packages\/\w+\/scripts)\//;

/**
 * Lists every file of tests in a state.
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

/** The chosen tests, each with the file or place for which it was chosen. */
class Selection {
  /** @type {Map<string, { test: TestFile, why: string }>} */
  chosen = new Map();
  add(test, why) {
    if (!this.chosen.has(test.key)) this.chosen.set(test.key, { test, why });
  }
}

/** Files of journeys: they run outside the page, so that no calls in them are recorded. */
const TEST_HELP = /^e2e\//;

/** When a place counts as run: `seen`, if its module was seen to run; `load`, when its file is loaded; `free`, always. */
const LEVELS = { seen: 0, load: 1, free: 2 };

/**
 * Returns the places of the repository that a test may use, with their levels. A function counts if its module was seen to
 * run; a value, and a function that a value calls when it is loaded, always count, as does all that code uses which has
 * changed since the recorded run.
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
  // A module with only re-exports or values has no function that could be seen to run, so it counts.
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
      // Tests of one browser page share its loaded code, so an import() may have run during an earlier test.
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

/** Creates a function that returns the places which a test may use in a state, by the modules seen in an earlier state. */
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
 * Creates a function that returns a fingerprint of all inputs of a test, by the same rules as `affectedBy`: with the same
 * fingerprint a test has the same result. Null for a test that may read any file.
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
 * @param {readonly string[]} change.files The files that differ.
 * @param {Seen | null} change.seen
 * @param {import('./states.mjs').State | null} change.seenState The state in which `seen` was recorded.
 * @param {(file: string) => string | null} [change.storyOfPicture] Returns the file of the story that a picture belongs to.
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
 * Whether the built sites may differ after a change.
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
