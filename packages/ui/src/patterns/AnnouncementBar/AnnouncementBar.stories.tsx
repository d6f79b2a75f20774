import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AnnouncementBar } from './AnnouncementBar.tsx';

/** One line of news above the header. */
const meta = {
  component: AnnouncementBar,
  args: {
    title: '冬季学期开课：',
    text: '12 门新课今日上线，11 月 30 日前报名任意线上课，赠 30 天会员。',
    href: '/announcement?id=12',
    onClose: fn(),
  },
} satisfies Meta<typeof AnnouncementBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Closing is up to the caller, who remembers it for this announcement. */
export const Closing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭公告' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The mobile home page shows the same line as a card that is one link. */
export const Card: Story = {
  args: { layout: 'card', title: undefined, text: '12 门新课上线，月底前报名赠 30 天会员' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
