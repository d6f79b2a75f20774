import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BackToTop } from './BackToTop.tsx';

const bar = css({ position: 'fixed', right: 0, bottom: 0, left: 0, height: '6rem' });
const longPage = css({ minHeight: '9000px' });

/** A round button in the corner of a long page. Scroll down 2000 px to see it. */
const meta = {
  component: BackToTop,
  render: (args) => (
    <div css={longPage}>
      <p>往下滚动两千像素。</p>
      <BackToTop {...args} />
    </div>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** The mobile site is a column in the middle of a wide window, with the button in its corner. */
export const InTheColumn: Story = {
  tags: ['!autodocs'],
  args: { threshold: 0 },
  render: (args) => (
    <div data-h5 css={longPage}>
      <BackToTop {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { right } = (await canvas.findByRole('button')).getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(clientWidth).toBeGreaterThan(30 * rem);
    await expect(right).toBeCloseTo(clientWidth / 2 + 14 * rem, 0);
  },
};

/** It stands 16 above the bar at the bottom of a mobile page, however high the bar is; without a bar, 16 above the edge. */
export const AboveTheBar: Story = {
  tags: ['!autodocs'],
  args: { threshold: 0 },
  render: (args) => (
    <div data-h5 css={longPage}>
      <BackToTop {...args} />
      <div data-bar css={bar} />
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const button = await canvas.findByRole('button');
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const gap = () => (window.innerHeight - button.getBoundingClientRect().bottom) / rem;
    await step('above the bar', async () => {
      await waitFor(() => expect(gap()).toBeCloseTo(7, 1));
    });
    await step('above the edge, once the bar is gone', async () => {
      canvasElement.querySelector('[data-bar]')?.remove();
      window.scrollBy(0, 100);
      await waitFor(() => expect(gap()).toBeCloseTo(1, 1));
    });
  },
};

/** Shows after 2000 px, then brings the page and the focus to the top. */
export const GoesToTop: Story = {
  tags: ['spec:2.back-to-top', 'spec:9.back-to-top'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByLabelText('回到顶部');
    await step('it is away at the top of the page', async () => {
      await expect(button).not.toBeVisible();
    });
    await step('it shows after 2000 px', async () => {
      window.scrollTo(0, 2400);
      await waitFor(() => expect(button).toBeVisible());
    });
    await step('it brings the page to the top', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(window.scrollY).toBe(0));
    });
    await step('the focus is there too', async () => {
      await expect(document.body).toHaveFocus();
    });
    await step('and it goes away', async () => {
      await waitFor(() => expect(button).not.toBeVisible());
    });
  },
};
