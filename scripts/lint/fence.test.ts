import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProbes } from './probes.ts';

const ROUTERS = ['react-router', 'react-router-dom', 'react-router/dom'];
const STORES = ['swr', 'swr/mutation', 'valtio', 'valtio/utils'];
const APPS = ['@qinghe/web', '@qinghe/web/src/app/routes.ts', '@qinghe/h5/src/main.tsx'];
const MOCKS = ['@qinghe/api/mocks', '@qinghe/api/mocks/routes/x'];
const UPWARDS = [
  '@qinghe/features/course/CourseDetail',
  '../../../../../packages/features/src/course/CourseDetail/index.ts',
];

interface Place {
  /** The importing module, relative to the root. */
  at: string;
  refused: readonly string[];
  allowed: readonly string[];
}

/** Imports of every kind that the layers forbid, with allowed ones for comparison. */
const places: readonly Place[] = [
  {
    at: 'packages/api/src/resources/probe.ts',
    refused: [
      ...UPWARDS,
      ...APPS,
      ...STORES,
      ...ROUTERS,
      'react',
      'react-dom/client',
      '@qinghe/hooks/data/courses',
      '@qinghe/ui/components/Button',
      '../../../hooks/src/time/index.ts',
      '../mocks/index.ts',
    ],
    allowed: ['valibot', '../contract/endpoint.ts'],
  },
  {
    at: 'packages/api/src/mocks/handlers/probe.ts',
    refused: [...UPWARDS, '@qinghe/hooks/time', 'swr', '../../../../ui/src/tokens/tokens.ts'],
    allowed: ['msw', '../store/index.ts', '../../contract/endpoint.ts'],
  },
  {
    at: 'packages/hooks/src/data/courses/probe.ts',
    refused: [
      ...UPWARDS,
      ...APPS,
      ...ROUTERS,
      ...MOCKS,
      '@qinghe/ui/components/Button',
      '@qinghe/ui/tokens',
      '@qinghe/features/testing/calls',
      '../../../../ui/src/components/Button/index.ts',
      '../../../../api/src/mocks/index.ts',
    ],
    allowed: [...STORES, 'react', '@qinghe/api/resources/courses', '../swr/index.ts'],
  },
  {
    at: 'packages/ui/src/tokens/probe.ts',
    refused: ['../components/Button/index.ts', '../patterns/Header/index.ts', 'swr/mutation'],
    allowed: ['./tokens.ts'],
  },
  {
    at: 'packages/ui/src/components/Probe/Probe.tsx',
    refused: [
      ...UPWARDS,
      ...APPS,
      ...ROUTERS,
      ...STORES,
      ...MOCKS,
      '@qinghe/api/client',
      '@qinghe/api/resources/courses',
      '@qinghe/hooks/time',
      '@qinghe/hooks/stores/session',
      '../../patterns/Header/index.ts',
      '@qinghe/ui/patterns/Header',
      '../../../../hooks/src/stores/session/index.ts',
    ],
    allowed: ['react', '../Button/index.ts', '../../tokens/tokens.ts', '../../styles/text.ts'],
  },
  {
    at: 'packages/ui/src/components/Probe/parts/Part.tsx',
    refused: ['../../../patterns/Header/index.ts', '../../../../../api/src/client/index.ts'],
    allowed: ['../../Button/index.ts', '../Probe.tsx'],
  },
  {
    at: 'packages/ui/src/components/Probe/Probe.stories.tsx',
    refused: ['@qinghe/features/testing/pageStory', ...MOCKS, '@qinghe/hooks/time', 'swr'],
    allowed: ['storybook/test', '../../testing/slow.tsx'],
  },
  {
    at: 'packages/ui/src/patterns/Probe/Probe.tsx',
    refused: [
      ...UPWARDS,
      ...APPS,
      ...ROUTERS,
      ...STORES,
      ...MOCKS,
      '@qinghe/hooks/stores/session',
      '@qinghe/api/client',
    ],
    allowed: ['../../components/Button/index.ts', '../Header/index.ts'],
  },
  {
    at: 'packages/features/src/course/Probe/Probe.tsx',
    refused: [
      ...APPS,
      ...ROUTERS,
      ...MOCKS,
      '@qinghe/features/testing/calls',
      '../../testing/calls.tsx',
      '../../lesson/CourseVideo/index.ts',
      '../../lesson/CourseVideo/LessonTabs.tsx',
      '@qinghe/features/lesson/CourseVideo/LessonTabs.tsx',
      '../Comments/Comments.tsx',
      '../Comments/parts/x.ts',
      '../../../../ui/src/components/Button/index.ts',
      '../../../../../apps/web/src/app/routes.ts',
    ],
    allowed: [
      'react',
      '@qinghe/api/client',
      '@qinghe/hooks/stores/session',
      '@qinghe/ui/components/Button',
      '@qinghe/features/account/MemberAction',
      '../Comments/index.ts',
      './parts/Part.tsx',
    ],
  },
  {
    at: 'packages/features/src/course/Probe/parts/Part.tsx',
    refused: ['../../../lesson/CourseVideo/index.ts', '../../Comments/Comments.tsx'],
    allowed: ['../../Comments/index.ts', '../Probe.tsx', './Other.tsx'],
  },
  {
    at: 'packages/features/src/course/Probe/Probe.stories.tsx',
    refused: [...APPS, '../../../../../apps/web/src/app/StoryApp.tsx'],
    allowed: ['@qinghe/api/mocks', '../../testing/calls.tsx', 'react-router-dom'],
  },
  {
    at: 'packages/features/src/routing/Routing/Probe.tsx',
    refused: [...MOCKS, '../../account/Account/index.ts', '../PageMeta/sharing.ts'],
    allowed: ['react-router-dom'],
  },
  {
    at: 'apps/web/src/pages/Probe/ProbePage.tsx',
    refused: [
      ...ROUTERS,
      ...MOCKS,
      '@qinghe/h5',
      '@qinghe/h5/src/main.tsx',
      '../../../../h5/src/app/routes.ts',
      '../../../../../apps/h5/src/app/routes.ts',
      '../../../../../packages/hooks/src/time/index.ts',
      '@qinghe/features/course/CourseDetail/CourseCover.tsx',
      '@qinghe/features/testing/calls',
    ],
    allowed: [
      '@qinghe/features/course/CourseDetail',
      '@qinghe/ui/components/Button',
      '@qinghe/hooks/url',
      '@qinghe/api/client',
      '../Home/parts/News.tsx',
    ],
  },
  {
    at: 'apps/h5/src/app/probe.ts',
    refused: ['@qinghe/web/src/main.tsx', '../../../web/src/app/routes.ts', 'react-router-dom'],
    allowed: ['@qinghe/features/routing/Routing'],
  },
  {
    at: 'apps/h5/src/pages/Probe/Probe.stories.tsx',
    refused: ['../../../../web/src/app/StoryApp.tsx', '@qinghe/web/src/app/StoryApp.tsx'],
    allowed: ['@qinghe/api/mocks', '@qinghe/features/testing/calls'],
  },
  {
    at: 'apps/demo-server/src/probe.ts',
    refused: [
      '@qinghe/features/course/CourseDetail',
      '@qinghe/hooks/data/courses',
      '@qinghe/ui/components/Button',
      '@qinghe/ui/tokens',
      ...APPS,
    ],
    allowed: ['@qinghe/api/mocks', '@qinghe/hooks/env', '@qinghe/ui/theme', '@qinghe/ui/brand'],
  },
];

interface Report {
  diagnostics: { code: string; filename: string }[];
}

/** A temporary folder with one module for each import, at the same paths as in the repository. */
const folder = makeProbes();
const probes = places.flatMap(({ at, refused, allowed }) =>
  [...refused, ...allowed].map((source, index) => {
    const ending = /(?:\.(?:stories|test))?\.tsx?$/.exec(at)?.[0] ?? '';
    return { at, source, file: at.replace(ending, `${index}${ending}`) };
  }),
);
let found: Set<string>;

beforeAll(() => {
  for (const { file, source } of probes)
    folder.write(file, `import { a } from '${source}';\nvoid a;\n`);
  const { diagnostics }: Report = JSON.parse(folder.lint('--format=json'));
  const files = diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename }) => filename);
  found = new Set(probes.filter(({ file }) => files.includes(file)).map(keyOf));
}, 30_000);
afterAll(folder.remove);

const keyOf = ({ at, source }: { at: string; source: string }) => `${at} ${source}`;
const cases = (kind: 'refused' | 'allowed') =>
  places.flatMap((place) => place[kind].map((source) => ({ at: place.at, source })));

describe('the fence between layers', () => {
  it.each(cases('refused'))('keeps $at from $source', (probe) => {
    expect(found).toContain(keyOf(probe));
  });

  it.each(cases('allowed'))('lets $at have $source', (probe) => {
    expect(found).not.toContain(keyOf(probe));
  });
});
