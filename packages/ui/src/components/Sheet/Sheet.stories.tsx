import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

function WithTrigger({ isOpen: isInitiallyOpen, onClose, ...args }: SheetProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <div css={{ minHeight: '40rem' }}>
      <Button variant="outline" onClick={() => setOpen(true)}>
        打开
      </Button>
      <Sheet
        {...args}
        isOpen={isOpen}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </div>
  );
}

/** A panel from the edge of the screen, which can be dragged back. */
const meta = {
  component: Sheet,
  args: {
    isOpen: false,
    onClose: fn(),
    title: '报名须知',
    children: (
      <div css={{ display: 'grid', gap: '1rem' }}>
        <p>活动当天请提前 15 分钟到场签到。开课前 24 小时可以取消报名。</p>
        <Button isPill isBlock>
          我知道了
        </Button>
      </div>
    ),
  },
  render: (args) => <WithTrigger {...args} />,
  parameters: { docs: { story: { inline: false, height: '704px' } } },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** The focus goes in, and comes back when Esc closes the sheet. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    await step('it takes the focus', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const sheet = await screen.findByRole('dialog', { name: '报名须知' });
      await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    });
    await step('Esc closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** The grip is a button too, for those who cannot drag. */
export const ClosedByGrip: Story = {
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
};

/** Dragging it down closes it. */
export const ClosedByDrag: Story = {
  args: { isOpen: true },
  play: async ({ args }) => {
    const grip = await screen.findByRole('button', { name: '关闭' });
    const sheet = screen.getByRole('dialog');
    const { left, top, height } = sheet.getBoundingClientRect();
    const touch = (y: number) => [
      new Touch({ identifier: 1, target: grip, clientX: left + 40, clientY: top + y }),
    ];
    await fireEvent.touchStart(grip, { touches: touch(8) });
    for (const part of [0.2, 0.4, 0.6, 0.8])
      await fireEvent.touchMove(grip, { touches: touch(8 + height * part) });
    await fireEvent.touchEnd(grip, { touches: [], changedTouches: touch(8 + height * 0.8) });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
};

/** From the left, for the navigation of narrow windows. */
export const FromLeft: Story = {
  args: {
    isOpen: true,
    side: 'left',
    title: '导航',
    isFlush: true,
    children: (
      <nav aria-label="主导航">
        {['首页', '线上课程', '线下课程', '关于我们'].map((name) => (
          <Link
            key={name}
            variant="bare"
            href="/courses"
            css={{
              display: 'flex',
              alignItems: 'center',
              minHeight: '3.25rem',
              padding: '0 1.5rem',
            }}
          >
            {name}
          </Link>
        ))}
      </nav>
    ),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: '导航' });
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
