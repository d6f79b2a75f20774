import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryPanel } from './CategoryPanel.tsx';

const items = [
  '程序设计',
  '人工智能',
  '产品设计',
  '商业财会',
  '语言学习',
  '人文历史',
  '自然科学',
  '艺术音乐',
].map((name, order) => ({ id: order + 1, name, href: `/courses?cid=${order + 1}` }));

/** Tiles that lead into the catalogue. */
const meta = { component: CategoryPanel, args: { items } } satisfies Meta<typeof CategoryPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** The mobile home page: four in a row, on the page itself. */
export const Grid: Story = {
  args: { layout: 'grid' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** A name no icon fits shows its first character; a picture of the school's own comes first. */
export const WithoutIcon: Story = {
  args: {
    items: [
      { id: 1, name: '手作工坊', href: '/activates?cid=1' },
      {
        id: 2,
        name: '城市漫步',
        href: '/activates?cid=2',
        imageSrc: '/demo/covers/act-pottery.svg',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('手')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '手作工坊' })).toHaveAttribute(
      'href',
      '/activates?cid=1',
    );
  },
};
