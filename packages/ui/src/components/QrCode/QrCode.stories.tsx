import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { nearSettings } from '../Late/near.ts';
import { QrCode } from './QrCode.tsx';

/** An address to scan with a phone. */
const meta = {
  component: QrCode,
  args: { value: 'https://qinghe.example/h5', label: '手机版二维码' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const code = await canvas.findByRole(
      'img',
      { name: '手机版二维码', busy: false },
      { timeout: 10_000 },
    );
    await expect(code.querySelector('path')).toHaveAttribute(
      'd',
      expect.stringMatching(/^M0 0h7v1/),
    );
  },
};

/** The mark in the middle; the code stays readable through error correction. */
export const WithLogo: Story = { args: { hasLogo: true, size: 220 } };

/** Before it is known what the code leads to, the plate shimmers, in the light colours of its white. */
export const Waiting: Story = {
  args: { value: null, size: 220 },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-busy] > [aria-hidden]');
    if (!skeleton) throw new Error('no skeleton');
    await waitFor(() => expect(skeleton).toBeVisible());
    await expect(getComputedStyle(skeleton).backgroundColor).toBe('rgb(233, 233, 227)');
  },
};

/** A code far below the window is not drawn, and nothing is busy, until it comes near. */
export const FarBelow: Story = {
  args: { style: { marginTop: '300vh' } },
  beforeEach: () => {
    nearSettings.isEverythingNear = false;
    return () => {
      nearSettings.isEverythingNear = true;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    const place = canvas.getByRole('img', { name: '手机版二维码' });
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
    await expect(place.querySelector('path')).toBeNull();
    place.scrollIntoView();
    await waitFor(() => expect(canvasElement.querySelector('svg[role="img"] path')).toBeVisible(), {
      timeout: 10_000,
    });
  },
};

/** Text that is too long for a code says so instead of failing silently. */
export const TooLong: Story = {
  args: { value: '长'.repeat(3000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('二维码生成失败', {}, { timeout: 10_000 })).toBeVisible();
  },
};
