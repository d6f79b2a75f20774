import react from '@vitejs/plugin-react';
import { compression } from 'vite-plugin-compression2';
import type { Plugin, UserConfig } from 'vite';
import { baseline } from './vite/baseline.ts';
import { headStart, type HeadStart } from './vite/headStart.ts';
import { lean } from './vite/lean.ts';
import { offline } from './vite/offline.ts';

/** Folders and modules below a package's sources, as a pattern of ids. */
const inside = (...places: string[]) =>
  new RegExp(`[\\\\/](?:${places.join('|').replaceAll('/', '[\\\\/]')})[\\\\/.]`);

/**
 * Which modules that pages share come in one file: few larger files compress better than many small
 * ones, and a page should fetch little that it does not show.
 */
const SHARED = {
  /** What the home page shows and other pages show as well: course cards and what is around them. */
  cards: inside(
    'ui/src/components/(?:Cover|Logo|Price|Progress|Skeleton|Tag)',
    'ui/src/patterns/(?:CourseCard|SectionHeader)',
    'features/src/(?:content/Cards/(?:courseCard|grouped)|routing/PageMeta/(?:PageMeta|index)|content/HomeBlocks/(?:CardList|HomeBlocks\\.styles))',
    'ui/src/styles',
    'hooks/src/data/swr/derive',
    'hooks/src/stores/server/useSearchWords',
    'lucide-react/dist/esm/icons/(?:arrow-right|chevron-left|chevron-right|search|x)',
  ),
  /** The data behind cards and pages of courses. */
  courses: inside(
    'api/src/resources/course(?:s|Fields)',
    'hooks/src/data/courses/useCourses?',
    'hooks/src/data/swr/(?:listQuery|page|withPage)',
  ),
  /** What visitors and members do on a page. */
  actions: inside(
    'ui/src/components/(?:Button|IconButton|Spinner)',
    'features/src/(?:account/MemberAction|states/SectionBoundary|states/ShowError)',
    'api/src/client/describeError',
    'hooks/src/offline/(?:copyTime|useIsOffline)',
    'hooks/src/data/swr/useInvalidate',
    'swr/dist/mutation',
  ),
  /** What stands on the page of a course, and in part on other pages with a text of their own. */
  details: inside(
    'ui/src/components/Tabs',
    'ui/src/patterns/NavBar',
    'features/src/(?:routing/PageNavBar|routing/Share/(?:LateShareButton|index)|course/CourseDetail/courseDetail)',
    'hooks/src/(?:rich-text|time/duration|data/courses/resume)',
    'lucide-react/dist/esm/icons/(?:crown|file-text|heart|play)',
  ),
  /** What a list needs around its rows, and its states. */
  lists: inside(
    'ui/src/components/(?:Empty|ErrorState|LoadMore|Pagination)',
    'features/src/(?:routing/Routing|states/StatusPages)',
    'hooks/src/data/swr/(?:listLength|useInfiniteEndpoint)',
    'swr/dist/infinite',
  ),
  /** What the account's forms are made of; never part of a first load. */
  forms: inside(
    'ui/src/components/(?:CaptchaInput|Checkbox|CountdownButton|Field|Input|PasswordInput)',
    'features/src/(?:account/Account/parts|forms/(?:AccountFields/(?!maskMobile)\\w+|Form)|states/TextButton)',
    'hooks/src/data/auth',
    'api/src/resources/(?:auth|redirects)',
  ),
};

/** Small pieces that many pages have in part: each alone would cost the entry's list of files more than it weighs. */
export const PIECES = inside(
  'features/src/(?:content/RelativeTime/RelativeTime|routing/Share/copyText|content/About/telHref|states/MemberReady/MemberReady|account/UserMenu/(?:useSafeExit|sayFarewell)|account/Gates/parts/GateWaiting|course/CourseDetail/courseFacts|activity/ActivityDetail/eventFacts|content/HomeBlocks/(?:upcomingActivities|useHomeActivities)|member/UnreadBadge|member/StudyList/studyCard)',
  'hooks/src/(?:time/(?:calendar|relativeTime|useMinute)|data/(?:(?:activities|announcements)/preload|swr/useNear|gates/useReloadMember|messages/readMarks|announcements/useAnnouncements|activities/useActivities|profile/useProfileCall)|drafts|stores/server/(?:learn|judge|knowledge))',
  'api/src/client/absence',
  'lucide-react/dist/esm/icons/(?:clock|info|mail|external-link|map-pin|circle-play|triangle-exclamation-point|phone|pause|bell|coins|receipt-text|share-2)',
);

/** The demo server, which answers everything but the application's own files in development. */
const DEMO_SERVER = 'http://127.0.0.1:4310';

/** Leaves only the woff2 fonts of KaTeX: every supported browser reads them. */
export const katexWoff2Only: Plugin = {
  name: 'katex-woff2-only',
  enforce: 'pre',
  transform: {
    filter: { id: /katex[^/]*\.css/ },
    handler: (code) =>
      code.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\(["'](?:woff|truetype)["']\)/g, ''),
  },
};

export interface AppOptions {
  /** Path that the application is served under. */
  base: string;
  port: number;
  /** Oldest browsers whose syntax the build speaks. */
  target: string[];
  /** What is asked for before the code is there, for the pages that most visits begin with. */
  starts: readonly HeadStart[];
  /** Modules of late pages that come in one file. */
  pieces?: RegExp;
}

/** The Vite configuration that both applications share. */
export function appConfig({ base, port, target, starts, pieces }: AppOptions): UserConfig {
  const proxy = Object.fromEntries(
    ['/api', '/demo', '/env.js'].map((path) => [path, { target: DEMO_SERVER }]),
  );
  return {
    base,
    plugins: [
      react(),
      lean(),
      baseline,
      headStart(starts),
      katexWoff2Only,
      compression({
        algorithms: ['brotliCompress', 'gzip'],
        include: /\.(js|css|html|svg|json|woff)$/,
      }),
      offline(target),
    ],
    resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
    server: { port, proxy },
    build: {
      target,
      manifest: true,
      // For the run that records which modules each journey needs.
      sourcemap: process.env['QINGHE_RECORD'] ? 'hidden' : false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // No class of ours hides a setter of the class it extends.
        transform: { assumptions: { setPublicClassFields: true } },
        treeshake: { manualPureFunctions: ['css', 'keyframes'] },
        output: {
          // The entry lists the files of every page, so that none waits for another: the list is part
          // of the first load, so the files have no names in it.
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'site', tags: ['$initial'], priority: 1 },
              ...Object.entries(SHARED).map(([name, test]) => ({ name, test })),
              ...(pieces ? [{ name: 'pieces', test: pieces }] : []),
            ],
          },
        },
      },
    },
  };
}
