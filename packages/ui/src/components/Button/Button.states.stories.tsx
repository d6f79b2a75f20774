import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Button } from './Button.tsx';
import { buttonSizes, buttonVariants } from './options.ts';

const meta = {
  title: 'Button/States',
  component: Button,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Button>;
export default meta;

const rowsOf = (site: string) =>
  buttonVariants.map((variant) => ({
    label: `${variant}${site}`,
    isOnStrong: variant === 'accent' || variant === 'onStrong',
    cells: {
      默认: <Button variant={variant}>去支付</Button>,
      加载: (
        <Button variant={variant} isLoading loadingText="提交中">
          去支付
        </Button>
      ),
      禁用: (
        <Button variant={variant} disabled>
          去支付
        </Button>
      ),
      ...Object.fromEntries(
        buttonSizes.map((size) => [
          size,
          <Button key={size} variant={variant} size={size}>
            换一张
          </Button>,
        ]),
      ),
    },
  }));

/** Every variant in every state, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={rowsOf('')} />
      <div data-h5>
        <StateGrid rows={rowsOf('，手机')} />
      </div>
    </>
  ),
};
