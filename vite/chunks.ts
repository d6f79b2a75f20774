import { build, type Plugin, type PluginOption, type UserConfig } from 'vite';

/** For each module the places of an `import()` for whose sake it is loaded, by their modules. */
export type Reasons = ReadonlyMap<string, ReadonlySet<string>>;

/** Why modules of a build are there, and which of them are short and need nothing that comes late. */
export interface Needs {
  reasons: Reasons;
  leaves: ReadonlySet<string>;
}

/** Code that every page loads once its content shows. */
const FRAME =
  /shell\/(?:SiteFooter|SessionDuties)\/index|BackToTop\/index|server\/knowledge|PageMeta\/sharing/;

/** What says that something failed, be it the code of everything else: it must not be lost with it. */
const MESSAGES = /LateErrorState\/DescribedError|Toast\/ToastViewport/;

/** Pages that most visits begin with: none of them loads code that only another shows. */
const PAGES = {
  Home: /pages\/Home\/HomePage/,
  Courses: /pages\/Courses\/CoursesPage|data\/courses\/preload/,
  CourseDetail: /pages\/CourseDetail\/CourseDetailPage|data\/courses\/preload/,
};

/** What such a page loads once its content shows. */
const AFTERWARDS = {
  Home: /pages\/Home\/parts\/later|Carousel\/parts\//,
  CourseDetail: /CourseDetail\/(?:parts\/panels|courseFacts)|parts\/LateEmpty/,
};

/** Pages and dialogs that share many small modules among themselves. */
const FAMILIES = {
  account:
    /pages\/(?:account\.|Login|LoginCallback|BindMobile|FaceCheck|Member|Profile)|account\/(?:Account|Agreement|Profile|UserMenu)\//,
  orders: /pages\/(?:orders\.|Order|MemberOrders)/,
};

/** All that the most frequent visits load. */
const FREQUENT = [FRAME, MESSAGES, ...Object.values(PAGES), ...Object.values(AFTERWARDS)];

/** Modules that have a file of their own name: the build's manifest names them. */
const NAMED =
  /pages\/(\w+)\/\1Page\.tsx$|data\/courses\/preload|LateErrorState\/DescribedError|Toast\/ToastViewport/;

const namesIn = (groups: Record<string, RegExp>, reasons: readonly string[]) =>
  Object.entries(groups)
    .filter(([, test]) => reasons.some((reason) => test.test(reason)))
    .map(([name]) => name)
    .join('+');

/**
 * The file that a module comes in: what the pages of a first visit share, by the pages that need it; what every page
 * loads afterwards; what one of these pages loads afterwards; each of these apart from what other pages need as well.
 * Whatever needs a module is loaded for the same sakes and fewer, so no two files need each other.
 *
 * @returns The name of the file; `null` leaves it to the bundler.
 */
export function chunkOf(id: string, { reasons, leaves }: Needs): string | null {
  if (NAMED.test(id)) return null;
  const wanted = Array.from(reasons.get(id) ?? []);
  const isFrequent = wanted.every((reason) => FREQUENT.some((test) => test.test(reason)));
  const sharing = isFrequent ? '' : ' and others';
  const pages = namesIn(PAGES, wanted);
  if (pages.startsWith('Home+')) return 'first visits';
  // List and course load what both share in any case, and so little is theirs alone that a file of its own is not worth it.
  if (pages) return pages === 'Home' || pages.includes('+') ? pages : pages + sharing;
  if (wanted.some((reason) => MESSAGES.test(reason))) return 'messages';
  if (wanted.some((reason) => FRAME.test(reason))) return `frame${sharing}`;
  const after = namesIn(AFTERWARDS, wanted);
  if (after) return after === 'Home' ? `after ${after}` : `after ${after}${sharing}`;
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
