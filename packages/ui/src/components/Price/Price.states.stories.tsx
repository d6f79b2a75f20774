import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Price, priceSizes } from './Price.tsx';

const meta = {
  title: 'Price/States',
  component: Price,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Price>;
export default meta;

/** Every size of every kind of amount. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={priceSizes.map((size) => ({
        label: size,
        cells: {
          整数: <Price size={size} value={199} />,
          小数: <Price size={size} value={267.5} />,
          订单: <Price size={size} value={269} hasDecimals />,
          大额: <Price size={size} value={12800} />,
          零: <Price size={size} value={0} />,
          免费: <Price size={size} isFree />,
          划线: <Price size={size} value={459} isStruck />,
        },
      }))}
    />
  ),
};
