import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Share2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { IconButton, IconButtonLink } from './IconButton.tsx';

/** A button that is an icon only. Its name is in `label`. */
const meta = {
  component: IconButton,
  args: { label: '分享', icon: Share2, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** A toggle says whether it is on, and its icon is filled then. */
export const Toggle: Story = {
  args: { label: '收藏课程', icon: Heart, isPressed: false },
  render: function Render(args) {
    const [isPressed, setPressed] = useState(false);
    return <IconButton {...args} isPressed={isPressed} onClick={() => setPressed(!isPressed)} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '收藏课程' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await step('the keyboard switches it on', async () => {
      button.focus();
      await userEvent.keyboard(' ');
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    });
  },
};

/** A badge on the corner counts what waits. */
export const WithBadge: Story = {
  args: { label: '我的消息', icon: Bell, children: <Badge count={3} label="3 条未读消息" /> },
};

/** An icon that only goes somewhere is a link. */
export const AsLink: StoryObj<typeof IconButtonLink> = {
  render: (args) => <IconButtonLink {...args} />,
  args: { label: '我的消息', icon: Bell, href: '/member/messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '我的消息' })).toHaveAttribute(
      'href',
      '/member/messages',
    );
  },
};
