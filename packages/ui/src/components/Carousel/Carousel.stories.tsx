import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Carousel } from './Carousel.tsx';

const picture = css({ width: '100%', height: '100%', objectFit: 'cover' });

const slides = [
  { id: 'paddy', alt: '秋收之后的稻田' },
  { id: 'autumn', alt: '秋天的山' },
  { id: 'astro', alt: '冬夜的星空' },
].map(({ id, alt }) => ({
  id,
  content: <img css={picture} src={`/demo/covers/hero-${id}.svg`} alt={alt} />,
}));

/** Slides that change by themselves, and stop for the reader. */
const meta = {
  component: Carousel,
  args: { label: '首页轮播', slides },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Arrows, bars and the arrow keys change the slide; only the current one can be reached. */
export const ByHand: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const current = (name: string) => canvas.getByRole('group', { name });
    await step('the arrow shows the next slide', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '下一张' }));
      await waitFor(() => expect(current('第 2 张，共 3 张')).toBeVisible());
      await waitFor(() => expect(canvas.queryByRole('img', { name: '秋收之后的稻田' })).toBeNull());
    });
    await step('a bar shows its own', async () => {
      const bar = canvas.getByRole('button', { name: '第 3 张' });
      await userEvent.click(bar);
      await expect(bar).toHaveAttribute('aria-current', 'true');
    });
    await step('after the last comes the first', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(current('第 1 张，共 3 张')).toBeVisible());
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(current('第 3 张，共 3 张')).toBeVisible());
    });
  },
};

/** A swipe to the left shows the next slide and does not follow the link under the finger. */
export const BySwipe: Story = {
  args: {
    layout: 'card',
    slides: slides.map(({ id, content }) => ({ id, content: <a href="#followed">{content}</a> })),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await fireEvent.pointerDown(link, { clientX: 240, isPrimary: true });
    await fireEvent.pointerUp(link, { clientX: 90, isPrimary: true });
    const isFollowed = await fireEvent.click(link);
    await expect(isFollowed).toBe(false);
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '第 2 张，共 3 张' })).toBeVisible(),
    );
  },
};

/** The pill of the card is small to see and large to hit: 44 high for each of its buttons, and neither takes the other's place. */
export const Targets: Story = {
  args: { layout: 'card' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const reach = 1.375 * parseFloat(getComputedStyle(document.documentElement).fontSize) - 1;
    for (const name of ['播放轮播', '下一张']) {
      const button = await canvas.findByRole('button', { name });
      const { x, y, width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      for (const off of [-reach, 0, reach])
        await expect(
          document.elementFromPoint(x + width / 2, y + height / 2 + off)?.closest('button'),
        ).toBe(button);
    }
  },
};

/** With reduced motion it waits to be started; the pointer and the focus hold it. */
export const Autoplay: Story = {
  args: { interval: 60 },
  play: async ({ canvas, userEvent, step }) => {
    await step('it waits to be started', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '播放轮播' }));
      await expect(canvas.getByRole('group', { name: '第 1 张，共 3 张' })).toBeVisible();
    });
    await step('it moves on when the pointer leaves', async () => {
      await userEvent.unhover(canvas.getByRole('region'));
      await waitFor(() => expect(canvas.queryByRole('group', { name: /第 1 张/ })).toBeNull());
    });
    await step('it says nothing while moving', async () => {
      await expect(canvas.getByRole('region').firstElementChild).toHaveAttribute(
        'aria-live',
        'off',
      );
    });
    await step('focus holds it', async () => {
      canvas.getByRole('button', { name: '下一张' }).focus();
      await waitFor(() =>
        expect(canvas.getByRole('region').firstElementChild).toHaveAttribute('aria-live', 'polite'),
      );
    });
  },
};

/** One slide is a picture: no controls, no time. */
export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
