import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Button, ButtonLink } from './Button.tsx';

/** Starts an action. One solid green button a view; everything else is softer. */
const meta = {
  component: Button,
  args: { children: '立即报名', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** An icon before the text supports the word, it does not replace it. */
export const WithIcon: Story = {
  args: { variant: 'outline', icon: <Icon as={ArrowRight} size={18} />, children: '查看全部' },
};

/** While the action runs the button keeps its colour, says what happens and takes no second click. */
export const Loading: Story = {
  args: { isLoading: true, loadingText: '提交中' },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '提交中' });
    await step('it says that it is busy', async () => {
      await expect(button).toHaveAttribute('aria-busy', 'true');
    });
    await step('it takes no click', async () => {
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
};

/** Nothing beside a button moves when its action starts. */
export const LoadingKeepsWidth: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      {['确认并提交订单', '去支付'].flatMap((text) =>
        [false, true].map((isLoading) => (
          <div key={`${text}${String(isLoading)}`}>
            <Button isLoading={isLoading} loadingText="提交中">
              {text}
            </Button>
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    const [long, longRuns, short, shortRuns] = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().width);
    await expect(longRuns).toBe(long);
    await expect(shortRuns).toBe(short);
  },
};

/** On the mobile site every button is a pill, on cards as in the bar; 44 to hit where it stands alone. */
export const OnPhone: Story = {
  render: (args) => (
    <div data-h5="">
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { borderRadius } = getComputedStyle(canvas.getByRole('button'));
    await expect(parseFloat(borderRadius)).toBeGreaterThan(22);
  },
};

/** A button that only goes somewhere is a link. */
export const AsLink: StoryObj<typeof ButtonLink> = {
  render: (args) => <ButtonLink {...args} />,
  args: { href: '/courses', variant: 'soft', children: '全部课程' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '全部课程' })).toHaveAttribute(
      'href',
      '/courses',
    );
  },
};
