import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

const icon = (name: string) => <img src={`/demo/icons/pay-${name}.svg`} alt="" />;

/** A word mark as MeEdu's servers send them: 255 by 90. */
const WORD_MARK =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="255" height="90"><rect width="255" height="90" fill="%231283cf"/></svg>';

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

/** In a narrow place, as beside an order that is paid for, the cards stand in one column and each text on one line. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div css={{ width: '14rem', textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const places = ['微信扫码支付', '支付宝', '手动打款'].map((words) =>
      canvas.getByText(words).getBoundingClientRect(),
    );
    await expect(new Set(places.map(({ left }) => Math.round(left))).size).toBe(1);
    await expect(Math.max(...places.map(({ height }) => height))).toBeLessThan(30);
  },
};

/** A word mark keeps its shape beside square icons. */
export const WordMark: Story = {
  args: {
    items: [
      {
        value: 'wechat',
        label: '微信扫码支付',
        icon: <img src={WORD_MARK} alt="" width={28} height={28} />,
      },
      { value: 'handPay', label: '手动打款', icon: icon('handpay') },
    ],
  },
  play: async ({ canvasElement }) => {
    const shape = (place: number) => {
      const image = canvasElement.querySelectorAll('img')[place];
      if (!image?.complete || image.naturalWidth === 0) throw new Error('The icon is on its way.');
      const { width, height } = image.getBoundingClientRect();
      return width / height;
    };
    await waitFor(() => expect(shape(0)).toBeCloseTo(255 / 90, 1));
    await waitFor(() => expect(shape(1)).toBeCloseTo(1, 1));
  },
};
