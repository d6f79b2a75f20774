import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

const icon = (name: string) => <img src={`/demo/icons/pay-${name}.svg`} alt="" />;

/** One choice out of a few that matter. */
const meta = {
  component: RadioCards,
  args: {
    label: '支付方式',
    items: [
      { value: 'wechat', label: '微信扫码支付', icon: icon('wechat') },
      { value: 'alipay', label: '支付宝', icon: icon('alipay') },
      { value: 'handPay', label: '手动打款', icon: icon('handpay') },
    ],
    value: 'wechat',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioCards>;
export default meta;

type Story = StoryObj<typeof meta>;

function Chooser({ onChange, value, ...rest }: RadioCardsProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <RadioCards
      {...rest}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

/** Every prop, to try out. */
export const Playground: Story = {};

/** The arrow keys choose, a click on the card chooses. */
export const Choosing: Story = {
  render: (args) => <Chooser {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '微信扫码支付' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('alipay');
    await userEvent.click(canvas.getByText('手动打款'));
    await expect(args.onChange).toHaveBeenLastCalledWith('handPay');
    await expect(canvas.getByRole('radio', { name: '手动打款' })).toBeChecked();
  },
};
