import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Steps } from './Steps.tsx';

/** Where one stands in a short sequence. */
const meta = {
  component: Steps,
  args: { steps: ['确认订单', '支付', '完成'], current: 1, label: '下单进度' },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Screen readers hear which step is under way and which are done. */
export const Announced: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '下单进度' });
    const [first, second, third] = within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent('确认订单已完成');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveAttribute('aria-current');
  },
};

/** On a phone only the current step has its name in sight. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phoneSmall', isRotated: false } },
};
