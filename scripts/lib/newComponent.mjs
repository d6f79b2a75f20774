import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const lower = (name) => name[0].toLowerCase() + name.slice(1);

/** @type {Record<string, (name: string) => string>} Files of a new component by the ending of their names. */
const files = {
  '.tsx': (name) => `import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './${name}.styles.ts';

/** Looks of a ${name}. */
export const ${lower(name)}Tones = ['plain', 'brand'] as const;

export interface ${name}Props extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Plain, or in the colour of the brand. */
  tone?: (typeof ${lower(name)}Tones)[number];
  /** What it says. */
  children: ReactNode;
  /** The element on the page. */
  ref?: Ref<HTMLDivElement>;
}

/** Says in one sentence what a ${name} is for. */
export function ${name}({ tone = 'plain', ...rest }: ${name}Props) {
  return <div css={[styles.root, styles.tones[tone]]} {...rest} />;
}
`,
  '.styles.ts': () => `import { css } from '@emotion/react';
import { space } from '../../styles/space.ts';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  padding: space(4, 5),
  border: \`1px solid \${token('border-subtle')}\`,
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
  color: token('text-primary'),
});

export const tones = {
  plain: null,
  brand: css({
    borderColor: token('border-brand'),
    background: token('surface-brand-subtle'),
  }),
};
`,
  'index.ts': (name) =>
    `export { ${name}, ${lower(name)}Tones, type ${name}Props } from './${name}.tsx';\n`,
  '.stories.tsx': (name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

/** Says in one sentence what a ${name} is for. */
const meta = {
  component: ${name},
  args: { children: '每天二十分钟，比周末三小时学得更牢。' },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/每天二十分钟/)).toBeVisible();
  },
};

/** In the colour of the brand. */
export const Brand: Story = { args: { tone: 'brand' } };
`,
  '.states.stories.tsx': (name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { ${name}, ${lower(name)}Tones } from './${name}.tsx';

const meta = {
  title: '${name}/States',
  component: ${name},
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof ${name}>;
export default meta;

/** Every look with short and long words. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={${lower(name)}Tones.map((tone) => ({
        label: tone,
        cells: {
          默认: <${name} tone={tone}>课程更新了</${name}>,
          长文字: <${name} tone={tone}>{'从零开始一步一步把一件看起来很难的事情讲清楚'.repeat(3)}</${name}>,
        },
      }))}
    />
  ),
};
`,
  '.mdx': (
    name,
    layer,
    version,
  ) => `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import { Anatomy } from '../../../../../.storybook/blocks/Anatomy.tsx';
import { DoDont } from '../../../../../.storybook/blocks/DoDont.tsx';
import { Status } from '../../../../../.storybook/blocks/Status.tsx';
import { ${name} } from './index.ts';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

# ${name}

Says in one sentence what it is for.

<Status value="experimental" since="${version}" names="" />

<Canvas of={stories.Playground} />

## When to use

- Where it stands, and how often on a page.

## When not to use

- For the case next to it: use [Tag](?path=/docs/components-tag--docs).

## Anatomy

<Anatomy of={stories.Playground} parts={[['Frame: radius 14.', 'div'], ['Words.', 'words in div']]} />

## States

Plain and in the colour of the brand.

<Canvas of={stories.Brand} />

[All of them in one picture](?path=/story/${layer}-${name.toLowerCase()}-states--all-states).

## Do and don't

<DoDont
  do={<${name}>课程更新了</${name}>}
  doText="Say it in a few words."
  dont={<${name}>注意！！！</${name}>}
  dontText="Raise the voice."
/>

## Wording

How long, which kind of words, and two examples.

## Keyboard

It takes no focus.

## Accessibility

Role, name, and what is said without being seen.

## Props

<Controls of={stories.Playground} />
`,
};

/** Lists the rooms (folders) of packages/features, relative to packages. */
function roomsIn(root) {
  const features = path.join(root, 'packages/features/src');
  return existsSync(features) ? readdirSync(features).map((room) => `features/src/${room}`) : [];
}

/**
 * Creates the folder of a new component with all files that the checks require.
 *
 * @param {string} root The repository's root.
 * @param {string} name In PascalCase.
 * @param {'components' | 'patterns'} layer
 * @returns {Record<string, string>} The text of each file by its path relative to the root.
 * @throws {Error} When the name cannot be used or is taken.
 */
export function createComponent(root, name, layer = 'components') {
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name))
    throw new Error(`${name} is no name in PascalCase, such as SearchBox.`);
  for (const other of ['ui/src/components', 'ui/src/patterns', ...roomsIn(root)])
    if (existsSync(path.join(root, 'packages', other, name)))
      throw new Error(`${name} is there already, in packages/${other}.`);
  const folder = `packages/ui/src/${layer}/${name}`;
  const { version } = JSON.parse(readFileSync(path.join(root, 'packages/ui/package.json'), 'utf8'));
  mkdirSync(path.join(root, folder), { recursive: true });
  return Object.fromEntries(
    Object.entries(files).map(([ending, write]) => {
      const file = `${folder}/${ending.startsWith('.') ? name : ''}${ending}`;
      const text = write(name, layer, version);
      writeFileSync(path.join(root, file), text);
      return [file, text];
    }),
  );
}
