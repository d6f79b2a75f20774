import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import {
  defaultConfigFunc,
  featureNames,
  featureOfPath,
  replaceConfigFunc,
} from '@qinghe/hooks/stores/system';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { StoryApp } from './StoryApp.tsx';

const MODULES = ['/vip', '/live', '/book', '/topic', '/wenda', '/share', '/tg', '/ms'];

const moduleLinks = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? '').filter(
    (href) => featureOfPath(href) !== null,
  );

/** A school whose tiles name modules, with its switches flipped live. */
const meta = {
  title: 'Feature switches',
  component: StoryApp,
  args: { initialPath: '/' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => {
    const grid = school.tables.blocks.find(({ sign }) => sign === 'grid-nav');
    const items = MODULES.map((href) => ({ src: '/demo/icons/code.svg', name: href, href }));
    if (grid) grid.config = { line_count: 4, items };
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whatever is off, nothing on the page leads to it; what is on comes back at once. */
export const EverySwitch: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('heading', { name: '编辑部精选' }, SLOW);
    for (const name of featureNames) {
      // Each case needs the page as the case before has left it.
      // oxlint-disable-next-line no-await-in-loop
      await step(name, async () => {
        const open = MODULES.filter((path) => featureOfPath(path) === name);
        await waitFor(async () => {
          // A config that is refreshed meanwhile says what the school has on.
          replaceConfigFunc({ ...defaultConfigFunc, vip: false, [name]: true });
          await expect(moduleLinks(canvasElement)).toEqual(open);
        });
      });
    }
  },
};

/** A page whose module is off explains itself. */
export const Closed: Story = {
  tags: ['vrt'],
  args: { initialPath: '/live/detail/7' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '该功能暂未开放' }, SLOW);
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  },
};
