import { describe, expect, it } from 'vitest';
import { countTokens, expandPage, MOST_TOKENS, splitPage } from './markdown.mjs';

const sources = {
  exported: {
    '@qinghe/ui/components/Late': [
      {
        name: 'late',
        kind: 'function' as const,
        doc: 'A {@link Late} part.',
        signature: 'late(load)',
        file: '',
      },
    ],
  },
  status: [],
  spec: { clauses: [], proofs: [], strings: [] },
  entries: [
    {
      id: 'components-late--playground',
      title: 'Components/Late',
      name: 'Playground',
      type: 'story',
      importPath: './packages/ui/src/components/Late/Late.stories.tsx',
      exportName: 'Playground',
    },
  ],
  components: {
    'components-late': {
      reactDocgen: {
        props: { size: { tsType: { name: 'number', raw: '14 | 16' }, required: true } },
      },
      stories: [
        { id: 'components-late--playground', description: 'To try out.', snippet: 'const A = 1;' },
      ],
    },
  },
};
const page = { path: 'packages/ui/src/components/Late/Late.mdx', title: 'Components/Late' };
const expand = (mdx: string) => expandPage(mdx, page, sources);

describe('a page as text', () => {
  it('shows an example with its code', () => {
    expect(
      expand(
        "import * as stories from './Late.stories.tsx';\n\n<Meta of={stories} />\n\n# Late\n\n<Canvas of={stories.Playground} />\n",
      ),
    ).toBe(
      '# Late\n\nExample: [Playground](?path=/story/components-late--playground): To try out.\n\n```tsx\nconst A = 1;\n```\n',
    );
  });

  it('writes out props, exports, parts and constants', () => {
    expect(expand('<Controls of={stories.Playground} />')).toContain(
      '| `size` (required) | `14 \\| 16` |',
    );
    expect(expand('<Exports of="@qinghe/ui/components/*" />')).toContain(
      '- `late(load)`: A `Late` part.',
    );
    expect(expand("<Anatomy\n  parts={[\n    ['Frame'],\n    ['Words'],\n  ]}\n/>")).toBe(
      '1. Frame\n2. Words\n',
    );
    expect(expand('<code>{DEMO_MOBILES.ordinary}</code>')).toBe('`13800000001`\n');
  });

  it('leaves code as it is', () => {
    const code = "```tsx\nimport a from 'a';\n<Canvas of={x} />\n```\n";
    expect(expand(code)).toBe(code);
  });
});

describe('a page that is too long', () => {
  const long = Array.from({ length: 40 }, (_, index) => `## ${index}\n\n${'word '.repeat(400)}`);
  const parts = splitPage(long.join('\n\n'));

  it('is cut before headings, and loses nothing', () => {
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every((part) => part.startsWith('## '))).toBe(true);
    expect(parts.every((part) => countTokens(part) <= MOST_TOKENS)).toBe(true);
    expect(parts.join('').match(/word/g)).toHaveLength(16_000);
  });

  it('counts a Chinese character as a token', () => {
    expect(countTokens('青禾学堂')).toBe(4);
    expect(countTokens('abcdefgh')).toBe(2);
  });
});
