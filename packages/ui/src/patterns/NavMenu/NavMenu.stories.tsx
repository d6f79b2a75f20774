import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { NavMenu, type NavMenuProps } from './NavMenu.tsx';

function OpenByButton({ isOpen: isOpenAtFirst, onClose, ...props }: NavMenuProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const handleClose = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        打开菜单
      </Button>
      <NavMenu {...props} isOpen={isOpen} onClose={handleClose} />
    </>
  );
}

/** The site's navigation on a narrow screen. */
const meta = {
  component: NavMenu,
  args: {
    isOpen: false,
    onClose: fn(),
    items: [
      { id: 1, name: '首页', href: '/', isCurrent: true },
      {
        id: 2,
        name: '线上课程',
        href: '/courses',
        children: [
          { id: 21, name: '程序设计', href: '/courses?cid=1' },
          { id: 22, name: '人工智能', href: '/courses?cid=2' },
        ],
      },
      { id: 3, name: '线下课程', href: '/activates' },
      { id: 4, name: '关于我们', href: '/about' },
    ],
  },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  render: (args) => <OpenByButton {...args} />,
} satisfies Meta<typeof NavMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Opens with every entry, marks the current one, and closes by Esc. */
export const OpensAndCloses: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it shows both levels', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '打开菜单' }));
      const menu = within(await screen.findByRole('dialog', { name: '菜单' }, { timeout: 10_000 }));
      await expect(menu.getByRole('link', { name: '首页' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(menu.getByRole('link', { name: '人工智能' })).toBeVisible();
    });
    await step('every row is 52 high', async () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      for (const row of within(screen.getByRole('dialog')).getAllByRole('link'))
        await expect(row.getBoundingClientRect().height).toBe(3.25 * rem);
    });
    await step('Esc closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
