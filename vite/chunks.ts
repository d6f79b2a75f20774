import { build, type Plugin, type PluginOption, type UserConfig } from 'vite';

/** For each module the places of an `import()` for whose sake it is loaded, by their modules. */
export type Reasons = ReadonlyMap<string, ReadonlySet<string>>;

/** Why modules of a build are there, and which of them are short and need nothing that comes late. */
export interface Needs {
  reasons: Reasons;
  leaves: ReadonlySet<string>;
}

/** Code that a page which was rendered in advance is taken over with: nothing else may hold it up. */
const ALIVE = /shell\/Prerender\/index/;

/** Code that every page loads once its content shows. */
const FRAME =
  /shell\/(?:SiteFooter|SessionDuties|Theme)\/index|BackToTop\/index|server\/knowledge|PageMeta\/sharing/;

/** What says that something failed, be it the code of everything else: it must not be lost with it. */
const MESSAGES = /LateErrorState\/DescribedError|Toast\/ToastViewport/;

/** Pages that most visits begin with: none of them loads code first that only another shows. */
const PAGES = {
  Home: /pages\/Home\/HomePage/,
  Courses: /pages\/Courses\/CoursesPage|data\/courses\/preload/,
  CourseDetail: /pages\/CourseDetail\/CourseDetailPage|data\/courses\/preload/,
};

/** What such a page loads once its content shows. */
const AFTERWARDS = {
  Home: /pages\/Home\/parts\/later|Carousel\/parts\//,
  CourseDetail: /CourseDetail\/(?:parts\/panels|courseFacts|below)|Share\/ShareButton/,
};

/** Pages and dialogs that share many small modules among themselves. */
const FAMILIES = {
  account:
    /pages\/(?:account\.|Login|LoginCallback|BindMobile|FaceCheck|Member|Profile)|account\/(?:Account|Agreement|Profile|UserMenu)\//,
  orders: /pages\/(?:orders\.|Order|MemberOrders)/,
};

/** All that the most frequent visits load. */
const FREQUENT = [ALIVE, FRAME, MESSAGES, ...Object.values(PAGES), ...Object.values(AFTERWARDS)];

/** Modules that have a file of their own name: the build's manifest names them. */
const NAMED =
  /pages\/(\w+)\/\1Page\.tsx$|data\/courses\/preload|LateErrorState\/DescribedError|Toast\/ToastViewport/;

/** Icons need nothing, and are too little for a file. */
const ICON = /[\\/]lucide-react[\\/]/;

const namesIn = (groups: Record<string, RegExp>, reasons: readonly string[]) =>
  Object.entries(groups)
    .filter(([, test]) => reasons.some((reason) => test.test(reason)))
    .map(([name]) => name);

/**
 * The file that a module comes in. What a page of a first visit shows first is apart from what comes once that shows, and both from what
 * another of these visits does without until it rests; what rare pages need as well is apart where it would bring them much of that.
 * Whatever needs a module is loaded for the same sakes and fewer, so no two files need each other.
 *
 * @returns The name of the file; `null` leaves it to the bundler.
 */
export function chunkOf(id: string, { reasons, leaves }: Needs): string | null {
  if (NAMED.test(id)) return null;
  const wanted = Array.from(reasons.get(id) ?? []);
  const isFor = (test: RegExp) => wanted.some((reason) => test.test(reason));
  const isFrequent = wanted.every((reason) => FREQUENT.some((test) => test.test(reason)));
  const sharing = isFrequent ? '' : ' and others';
  const pages = namesIn(PAGES, wanted);
  const after = namesIn(AFTERWARDS, wanted);
  const isEverywhere = isFor(FRAME) || isFor(ALIVE);
  if (pages.includes('Home'))
    return isEverywhere || pages.length > 1 || after.includes('CourseDetail')
      ? 'first visits'
      : 'Home';
  if (pages.length > 1) return 'Courses+CourseDetail';
  const [page] = pages;
  if (page) {
    const isElsewhere = after.some((name) => name !== page);
    if (isEverywhere || (isElsewhere && ICON.test(id))) return 'Courses+CourseDetail';
    if (isElsewhere) return `${page} and visits`;
    // So little is the list's alone that a file of its own is not worth it.
    return page === 'Courses' ? page : page + sharing;
  }
  if (isFor(ALIVE)) return 'alive';
  // Nobody loads all that says that something failed for the sake of one of its icons.
  if (isFor(MESSAGES))
    return ICON.test(id) && after.length > 0 ? 'Courses+CourseDetail' : 'messages';
  if (isFor(FRAME) || after.length > 1) return `frame${sharing}`;
  if (after.length > 0) return `after ${after.join('')}`;
  // What is loaded by itself as well needs a file of its own: the bundler gets its exports wrong elsewhere.
  if (wanted.length < 2 || wanted.includes(id)) return null;
  const family = Object.entries(FAMILIES).find(([, test]) =>
    wanted.every((reason) => test.test(reason)),
  );
  // Icons and the like: a file for each pair of pages that share one is worth less than its name in the entry.
  return family?.[0] ?? (leaves.has(id) ? 'leaves' : null);
}

/** How long a module may be to be a leaf, in signs before it is made small. */
const LEAF = 5000;

/** Builds an application without writing it, and sees for whose sake each of its modules is there. */
export async function needsOf(config: UserConfig): Promise<Needs> {
  /** Modules that some `import()` names. */
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
  /** Whose sake a file is loaded for. Of one that others share the bundler does not say it; it matters for what every page loads. */
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
  // What is imported through an `index.ts` may be anything: only what the entry holds is certain to come early.
  const early = new Set(chunks.flatMap(({ isEntry, moduleIds }) => (isEntry ? moduleIds : [])));
  const leaves = Array.from(imported).flatMap(([id, needed]) =>
    (lengths.get(id) ?? Infinity) <= LEAF && needed.every((other) => early.has(other)) ? id : [],
  );
  return { reasons, leaves: new Set(leaves) };
}

/** The code of a first load that every page has. */
const SITE = { name: 'site', tags: ['$initial' as const], priority: 1 };

/**
 * Puts the modules of a build into a few files, as `chunkOf` says. Builds the application twice: the first time without
 * the work of a delivery, to see what needs what.
 *
 * @param plugins What changes the code of modules: the first build wants them as well.
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
