import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const page = css({ position: 'relative', minHeight: '4rem' });

const meta = {
  title: 'SkipLink/States',
  component: SkipLink,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof SkipLink>;
export default meta;

/** The link as the keyboard finds it. */
export const Focused: StoryObj = {
  render: () => (
    <div css={page}>
      <SkipLink />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};
