import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { NavMenu } from './NavMenu.tsx';

const meta = {
  title: 'NavMenu/States',
  component: NavMenu,
  tags: ['vrt', '!autodocs'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
} satisfies Meta<typeof NavMenu>;
export default meta;

/** Open, with a current child and an entry that leads nowhere itself. */
export const Open: StoryObj = {
  tags: ['spoken'],
  render: () => (
    <NavMenu
      isOpen
      onClose={() => undefined}
      items={[
        { id: 1, name: '首页', href: '/' },
        {
          id: 2,
          name: '学习方向',
          href: null,
          children: [
            { id: 21, name: '程序设计', href: '/courses?cid=1', isCurrent: true },
            { id: 22, name: '人工智能与机器学习的长名字会换到第二行', href: '/courses?cid=2' },
          ],
        },
        { id: 3, name: '关于我们', href: '/about', isCurrent: true },
      ]}
    />
  ),
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: '菜单' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
