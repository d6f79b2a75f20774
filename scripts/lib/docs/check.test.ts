import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkDocs, silentProps, componentSections } from './check.mjs';
import { readExports } from './exports.mjs';

const manifest = JSON.stringify({
  name: '@qinghe/ui',
  exports: {
    './components/*': './src/components/*/index.ts',
  },
});

const texts: Record<string, string> = {
  'When not to use': '- To go somewhere: use [Link](?path=/docs/components-link--docs).',
  Anatomy: "<Anatomy of={stories.Playground} parts={[['Words', 'span']]} />",
  "Do and don't": '<DoDont doText="a" dontText="b" />',
  Keyboard: 'It takes no focus.',
  Props: '<Controls of={stories.Playground} />',
};

const page = componentSections
  .map((title) => `## ${title}\n\n${texts[title] ?? 'Words.'}\n`)
  .join('\n');

const project = {
  'packages/ui/package.json': manifest,
  'packages/ui/src/components/Tag/index.ts':
    "export { Tag, tones, type TagProps } from './Tag.tsx';",
  'packages/ui/src/components/Tag/Tag.tsx': [
    '/** A short word. */',
    'export function Tag({ tone }: TagProps) { return tone; }',
    '/** Colours of a tag. */',
    "export const tones = ['a', 'b'] as const;",
    'export interface TagProps { tone: string }',
  ].join('\n'),
  'packages/ui/src/components/Tag/Tag.stories.tsx': 'export const Playground = { component: Tag };',
  'packages/ui/src/components/Tag/Tag.mdx': `# Tag\n\n<Status value="stable" />\n\n${page}`,
  'apps/web/src/pages/Home/HomePage.tsx':
    '/** The home page. */\nexport default function HomePage() {\n  return null;\n}\n',
};

const story = (title: string, importPath: string) => ({
  type: 'story' as const,
  title,
  importPath,
});

const entries = {
  'components-tag--playground': story(
    'Components/Tag',
    './packages/ui/src/components/Tag/Tag.stories.tsx',
  ),
  'components-link--docs': {
    type: 'docs' as const,
    title: 'Components/Link',
    importPath: './packages/ui/src/components/Link/Link.mdx',
  },
  'desktop-home--default': story('Desktop/Home', './apps/web/src/pages/Home/Home.stories.tsx'),
};

function createProject(changes: Record<string, string | null> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'qinghe-docs-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries({ ...project, ...changes })) {
    if (text === null) continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const tagPage = project['packages/ui/src/components/Tag/Tag.mdx'];
const change = (name: string, text: string | null) => ({
  [`packages/ui/src/components/Tag/${name}`]: text,
});

it('is content with a project that documents everything', () => {
  const { counts, missing } = checkDocs(createProject(), entries);
  expect(missing).toEqual([]);
  expect(counts).toMatchObject({
    export: { all: 2, isMissing: 0 },
    component: { all: 1, isMissing: 0 },
    page: { all: 1, isMissing: 0 },
    link: { all: 1, isMissing: 0 },
  });
});

const faults: [goal: string, changes: Record<string, string | null>, line: string][] = [
  ['a missing page', change('Tag.mdx', null), 'component Tag: no page Tag.mdx'],
  [
    'a missing section',
    change('Tag.mdx', tagPage.replace('## Wording', '## Words')),
    'component Tag: no section "Wording"',
  ],
  [
    'an alternative without a link',
    change('Tag.mdx', tagPage.replace(/\[Link\]\([^)]*\)/, 'Link')),
    'component Tag: no link to the alternative',
  ],
  [
    'a missing pair',
    change('Tag.mdx', tagPage.replace(/<DoDont[^>]*>/, 'Words.')),
    'component Tag: no pair in "Do and don\'t"',
  ],
  [
    'a part of an anatomy that has no mark',
    change('Tag.mdx', tagPage.replace("['Words', 'span']", "['Words', 'span'], ['More']")),
    'component Tag: no mark of each part in "Anatomy"',
  ],
  [
    'an anatomy without an example',
    change('Tag.mdx', tagPage.replace('of={stories.Playground} parts', 'parts')),
    'component Tag: no mark of each part in "Anatomy"',
  ],
  [
    'a missing status',
    change('Tag.mdx', tagPage.replace(/<Status[^>]*>/, '')),
    'component Tag: no status badge',
  ],
  [
    'a missing docstring',
    change('Tag.tsx', project['packages/ui/src/components/Tag/Tag.tsx'].replace(/^.*word.*$/m, '')),
    'export @qinghe/ui/components/Tag Tag: no docstring',
  ],
  [
    'a dead link',
    change('Tag.mdx', tagPage.replace('components-link--docs', 'components-lnk--docs')),
    'link packages/ui/src/components/Tag/Tag.mdx to components-lnk--docs: no such entry',
  ],
  [
    'links to the stories of a title that is gone',
    change('Tag.mdx', `${tagPage}\n<StoryLinks of={['Desktop/House']} />\n`),
    'link packages/ui/src/components/Tag/Tag.mdx to the stories of Desktop/House: no such title',
  ],
  [
    'a module that no page shows',
    {
      'packages/features/package.json': JSON.stringify({
        name: '@qinghe/features',
        exports: { './account/*': './src/account/*/index.ts' },
      }),
      'packages/features/src/account/Exit/index.ts': '/** Leaves. */\nexport function exit() {}\n',
    },
    [
      'feature Exit: no page Exit.mdx, no story',
      'module @qinghe/features/account/Exit: no page that shows its exports',
    ],
  ],
  [
    'a page without a docstring',
    { 'apps/web/src/pages/Home/HomePage.tsx': 'export default function HomePage() {}' },
    'page web Home: no docstring',
  ],
];

it.each(faults)('finds %s', (_goal, changes, line) => {
  expect(checkDocs(createProject(changes), entries).missing).toEqual(
    expect.arrayContaining([line].flat()),
  );
});

it('finds a component and a page without stories', () => {
  const { 'components-link--docs': link } = entries;
  const { missing } = checkDocs(createProject(), { 'components-link--docs': link });
  expect(missing).toContain('component Tag: no story');
  expect(missing).toContain('page web Home: no story');
});

it('reads signatures and docstrings through passed-on names', () => {
  expect(readExports(createProject())['@qinghe/ui/components/Tag']).toEqual([
    expect.objectContaining({
      name: 'Tag',
      kind: 'component',
      doc: 'A short word.',
      signature: 'Tag(props: TagProps)',
    }),
    expect.objectContaining({ name: 'tones', kind: 'value', doc: 'Colours of a tag.' }),
    expect.objectContaining({ name: 'TagProps', kind: 'type', doc: '' }),
  ]);
});

it('misses words for the props of what is exported', () => {
  const code = `export interface ChipProps extends Base {
  /** Whether it is on. */
  isOn: boolean;
  size?: (typeof sizes)[number];
  onChange: (
    value: string,
  ) => void;
}
export interface InnerProps {
  own: string;
}`;
  expect(silentProps(code, (name) => name === 'ChipProps')).toEqual([
    'ChipProps.size',
    'ChipProps.onChange',
  ]);
});
