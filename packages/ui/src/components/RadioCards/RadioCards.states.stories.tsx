import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'RadioCards/States',
  component: RadioCards,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof RadioCards>;
export default meta;

const items = [
  { value: 'wechat', label: '微信扫码支付', icon: <img src="/demo/icons/pay-wechat.svg" alt="" /> },
  { value: 'handPay', label: '手动打款', icon: <img src="/demo/icons/pay-handpay.svg" alt="" /> },
];
const plain = [
  { value: 'a', label: '上午场' },
  { value: 'b', label: '一个很长很长的选项，长到要折成两行才放得下的那一种' },
];

const cellsOf = (width: string) => ({
  chosen: (
    <RadioCards
      label="已选支付方式"
      items={items}
      value="wechat"
      onChange={fn()}
      style={{ width }}
    />
  ),
  none: (
    <RadioCards
      label="未选支付方式"
      items={items}
      value={undefined}
      onChange={fn()}
      style={{ width }}
    />
  ),
  long: <RadioCards label="场次" items={plain} value="b" onChange={fn()} style={{ width }} />,
});

/** A choice made, none made, and long words without drawings, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={[{ label: 'items', cells: cellsOf('40rem') }]} />
      <div data-h5>
        <StateGrid rows={[{ label: 'items，手机', cells: cellsOf('20rem') }]} />
      </div>
    </>
  ),
};
