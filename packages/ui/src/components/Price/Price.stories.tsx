import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './Price.tsx';

/** An amount of money in yuan, or 免费. */
const meta = { component: Price, args: { value: 199 } } satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Whole yuan have no decimals, other amounts have two. */
export const Decimals: Story = {
  args: { value: 269.5, size: 'l' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('¥269.50');
  },
};

/** On orders whole yuan have two decimals as well. */
export const OnOrders: Story = {
  args: { value: 459, hasDecimals: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('¥459.00');
  },
};

/** What costs nothing says so in the brand colour. */
export const Free: Story = { args: { isFree: true } };

/** What is no price is left out rather than shown. */
export const NoPrice: Story = {
  render: () => (
    <>
      {[-5, 1e21, Number.NaN].map((value) => (
        <Price key={value} value={value} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};
