import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldMessage } from '../Field/index.ts';
import { Link } from '../Link/index.ts';
import { Checkbox } from './Checkbox.tsx';

const agreement = (
  <>
    我已阅读并同意
    <Link href="/about#agreement">《用户协议》</Link>和
    <Link href="/about#privacy">《隐私政策》</Link>
  </>
);

/** A box to tick: a native checkbox under a drawn one. */
const meta = {
  component: Checkbox,
  args: { children: '记住我', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** The keyboard ticks it, and so does a press on the label. */
export const Tick: Story = {
  args: { name: 'remember', defaultChecked: false },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: '记住我' });
    await step('the keyboard', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
    });
    await step('the label', async () => {
      await userEvent.click(canvas.getByText('记住我'));
      await expect(box).not.toBeChecked();
    });
  },
};

/** Links in the label are links: they do not tick the box. */
export const WithLinks: Story = {
  args: { children: agreement },
  play: async ({ abortSignal, canvas, canvasElement, userEvent }) => {
    const stay = (event: Event) => {
      if (event.target instanceof HTMLAnchorElement) event.preventDefault();
    };
    canvasElement.addEventListener('click', stay, { signal: abortSignal });
    await userEvent.click(canvas.getByRole('link', { name: '《用户协议》' }));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(canvas.getByText(/我已阅读并同意/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** A box that must be ticked says so, in words as well. */
export const Invalid: Story = {
  args: { children: agreement, isInvalid: true, 'aria-describedby': 'agreement-error' },
  render: (args) => (
    <div>
      <Checkbox {...args} />
      <FieldMessage id="agreement-error" tone="error">
        请先阅读并同意协议
      </FieldMessage>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('请先阅读并同意协议');
  },
};
