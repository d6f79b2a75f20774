import { build, type Plugin, type PluginOption, type UserConfig } from 'vite';

/** For each module id, the ids of the `import()` targets that cause it to be loaded. */
export type Reasons = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Which `import()` targets load each module of a build, and which modules are leaves: short, and importing only code of the
 * entry.
 */
export interface Needs {
  reasons: Reasons;
  leaves: ReadonlySet<string>;
}

/** Code that hydrates a prerendered page: it must not wait for anything else. */
const ALIVE = /shell\/Prerender\/index/;

/** Code that every page loads after its content has rendered. */
const FRAME =
  /shell\/(?:SiteFooter|SessionDuties|Theme)\/index|server\/knowledge|PageMeta\/sharing/;

/** Code that shows error messages, also when other code failed to load: it must not share a chunk with that code. */
const MESSAGES = /LateErrorState\/DescribedError|Toast\/ToastViewport/;

/** Pages that most visits begin with: their first code must not include code that only another page shows. */
const PAGES = {
  Home: /pages\/Home\/HomePage/,
  Courses: /pages\/Courses\/CoursesPage|data\/courses\/preload/,
  CourseDetail: /pages\/CourseDetail\/CourseDetailPage|data\/courses\/preload/,
};

/** Code that such a page loads after its content has rendered. */
const AFTERWARDS = {
  Home: /pages\/Home\/parts\/later|Carousel\/parts\//,
  CourseDetail: /CourseDetail\/(?:parts\/later|courseFacts)|Share\/ShareButton/,
};

/** Code of what stands below the first window of such a page, which is loaded once a reader comes near. */
const BELOW = {
  Home: /pages\/Home\/parts\/(?:below|Activities)/,
  CourseDetail: /CourseDetail\/(?:parts\/panels|RelatedCourses)/,
};

/** Pages and dialogs that share many small modules among themselves. */
const FAMILIES = {
  account:
    /pages\/(?:account\.|Login|LoginCallback|BindMobile|FaceCheck|Member|Profile)|account\/(?:Account|Agreement|Profile|UserMenu)\//,
  orders: /pages\/(?:orders\.|Order|MemberOrders)/,
};

/** All code that the most frequent visits load. */
const FREQUENT = [ALIVE, FRAME, MESSAGES, ...[PAGES, AFTERWARDS, BELOW].flatMap(Object.values)];

/** Modules that keep a chunk of their own, so that the build's manifest lists them by name. */
const NAMED =
  /pages\/(\w+)\/\1Page\.tsx$|data\/courses\/preload|LateErrorState\/DescribedError|Toast\/ToastViewport/;

/** Icons import nothing and are too small for a chunk of their own. */
const ICON = /[\\/]lucide-react[\\/]/;

const namesIn = (groups: Record<string, RegExp>, reasons: readonly string[]) =>
  Object.entries(groups)
    .filter(([, test]) => reasons.some((reason) => test.test(reason)))
    .map(([name]) => name);

/**
 * Returns the chunk for a module. Code that a frequent page renders first, code that it loads afterwards, and code that comes
 * first on one such page but later on another are kept apart. Code shared with rare pages is separate where those would
 * otherwise load much of what they do not need. A module's importers have the same reasons as the module or fewer, so no two
 * chunks import each other.
 *
 * @returns The chunk's name; `null` leaves the choice to the bundler.
 */
export function chunkOf(id: string, { reasons, leaves }: Needs): string | null {
  if (NAMED.test(id)) return null;
  const wanted = Array.from(reasons.get(id) ?? []);
  const isFor = (test: RegExp) => wanted.some((reason) => test.test(reason));
  const isFrequent = wanted.every((reason) => FREQUENT.some((test) => test.test(reason)));
  const sharing = isFrequent ? '' : ' and others';
  const pages = namesIn(PAGES, wanted);
  const after = namesIn(AFTERWARDS, wanted);
  const below = namesIn(BELOW, wanted);
  const later = [...after, ...below];
  const isEverywhere = isFor(FRAME) || isFor(ALIVE);
  if (pages.includes('Home')) {
    if (isEverywhere || [...pages, ...after].includes('CourseDetail')) return 'first visits';
    // A course shows cards of others, which these two pages begin with, only below.
    return pages.length > 1 || below.includes('CourseDetail') ? 'Home+Courses' : 'Home';
  }
  if (pages.length > 1) return 'Courses+CourseDetail';
  const [page] = pages;
  if (page) {
    const isElsewhere = later.some((name) => name !== page);
    if (isEverywhere || (isElsewhere && ICON.test(id))) return 'Courses+CourseDetail';
    if (isElsewhere) return `${page} and visits`;
    // The course list alone has too little code for a second chunk.
    return page === 'Courses' ? page : page + sharing;
  }
  if (isFor(ALIVE)) return 'alive';
  // An icon must not be the reason to load all code of error messages.
  if (isFor(MESSAGES))
    return ICON.test(id) && later.length > 0 ? 'Courses+CourseDetail' : 'messages';
  if (isFor(FRAME) || after.length > 1) return `frame${sharing}`;
  if (after.length > 0) return `after ${after.join('')}`;
  // With the icons this chunk imports the entry; the bundler's helpers, which dayjs needs, would else get a chunk of their own.
  if (below.length > 0) return below.length > 1 || ICON.test(id) ? 'below' : `below ${below[0]}`;
  // A module that is itself an `import()` target needs its own chunk: the bundler gets its exports wrong in a shared one.
  if (wanted.length < 2 || wanted.includes(id)) return null;
  const family = Object.entries(FAMILIES).find(([, test]) =>
    wanted.every((reason) => test.test(reason)),
  );
  // Icons and the like: a chunk for each pair of pages that share one saves less than its name costs in the entry.
  return family?.[0] ?? (leaves.has(id) ? 'leaves' : null);
}

/** Maximum length of a leaf module, in characters before minification. */
const LEAF = 5000;

/**
 * Builds an application without writing files, and finds which `import()` targets load each module and which modules are
 * leaves.
 */
export async function needsOf(config: UserConfig): Promise<Needs> {
  /** Modules that are the target of some `import()`. */
  const late = new Set<string>();
  /** What each module of ours and each icon imports. */
  const imported = new Map<string, readonly string[]>();
  const noteLate: Plugin = {
    name: 'note-late',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        if (info.dynamicImporters.length > 0) late.add(id);
        if (!/[\\/]node_modules[\\/](?!lucide)/.test(id)) imported.set(id, info.importedIds);
      }
    },
  };
  const built = await build({
    ...config,
    plugins: [...(config.plugins ?? []), noteLate],
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  });
  if (!('output' in built)) throw new Error('One build was asked for.');
  const chunks = built.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reasons = new Map<string, Set<string>>();
  const asked = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  /**
   * Returns the `import()` targets that a chunk is loaded for. The bundler does not report them for a chunk with shared
   * modules; there, only those of `FRAME` matter, which every page loads.
   */
  const sakesOf = ({
    isDynamicEntry,
    facadeModuleId,
    fileName,
    moduleIds,
  }: (typeof chunks)[number]) => {
    if (isDynamicEntry && facadeModuleId) return [facadeModuleId];
    return asked.has(fileName) ? moduleIds.filter((id) => late.has(id) && FRAME.test(id)) : [];
  };
  const entries = chunks.flatMap((chunk) =>
    sakesOf(chunk).map((sake) => ({ sake, fileName: chunk.fileName })),
  );
  for (const { sake, fileName } of entries) {
    const seen = new Set<string>();
    const visit = (name: string) => {
      const chunk = seen.has(name) ? undefined : byName.get(name);
      seen.add(name);
      if (!chunk || chunk.isEntry) return;
      for (const id of chunk.moduleIds) {
        if (!reasons.has(id)) reasons.set(id, new Set());
        reasons.get(id)?.add(sake);
      }
      chunk.imports.forEach(visit);
    };
    visit(fileName);
  }
  const lengths = new Map(
    chunks.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const),
    ),
  );
  // An import through an `index.ts` may lead to any module: only what the entry contains is certain to be loaded early.
  const early = new Set(chunks.flatMap(({ isEntry, moduleIds }) => (isEntry ? moduleIds : [])));
  const leaves = Array.from(imported).flatMap(([id, needed]) =>
    (lengths.get(id) ?? Infinity) <= LEAF && needed.every((other) => early.has(other)) ? id : [],
  );
  return { reasons, leaves: new Set(leaves) };
}

/** The chunk of the first load that every page needs. */
const SITE = { name: 'site', tags: ['$initial' as const], priority: 1 };

/**
 * Groups the modules of a build into a few chunks, by `chunkOf`. Builds the application twice: first without minification and
 * output, to find which module is needed by what.
 *
 * @param plugins Returns the plugins that transform modules: the first build needs them as well.
 */
export function chunks(plugins: () => PluginOption[]): Plugin {
  return {
    name: 'qinghe-chunks',
    apply: 'build',
    async config({ root, resolve, build: { target, rolldownOptions } = {} }) {
      const needs = await needsOf({
        root,
        resolve,
        plugins: plugins(),
        build: {
          target,
          rolldownOptions: { ...rolldownOptions, output: { codeSplitting: { groups: [SITE] } } },
        },
      });
      const groups = [
        SITE,
        { name: (id: string) => chunkOf(id, needs), includeDependenciesRecursively: false },
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
