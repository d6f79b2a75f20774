import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const page = css({ position: 'relative', minHeight: '6rem', paddingTop: '4rem' });

/** The first link of every page. Press Tab to see it. */
const meta = {
  component: SkipLink,
  args: { targetId: 'content' },
  render: (args) => (
    <div css={page}>
      <SkipLink {...args} />
      <a href="/courses">线上课程</a>
      <div id="content">课程列表从这里开始。</div>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Enter moves the focus past the navigation to the content. */
export const JumpsToContent: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('it is the first stop', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
    });
    await step('Enter moves the focus to the content', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('课程列表从这里开始。')).toHaveFocus();
    });
  },
};
