import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Icon } from '../Icon/index.ts';
import { Button, ButtonLink } from './Button.tsx';
import { buttonVariants } from './options.ts';

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

/** The rules by which a button answers to the pointer. */
const answersOf = (button: Element) =>
  Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : []))
    .filter((selector) => /:(hover|active)/.test(selector))
    .filter((selector) => button.matches(selector.replace(/:(hover|active)/g, '')));

/** The pointer that has pressed a button is still on it: while the action runs, no variant answers to it. */
export const LoadingKeepsColour: Story = {
  tags: ['!autodocs'],
  render: () => (
    <StateGrid
      rows={buttonVariants.map((variant) => ({
        label: variant,
        isOnStrong: variant === 'accent' || variant === 'onStrong',
        cells: {
          默认: <Button variant={variant}>去支付</Button>,
          加载: (
            <Button variant={variant} isLoading loadingText="提交中">
              去支付
            </Button>
          ),
        },
      }))}
    />
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: '去支付' }))
      await expect(answersOf(button)).not.toEqual([]);
    for (const button of canvas.getAllByRole('button', { name: '提交中' }))
      await expect(answersOf(button)).toEqual([]);
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
