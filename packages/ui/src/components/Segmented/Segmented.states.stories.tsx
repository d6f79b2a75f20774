import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Segmented } from './Segmented.tsx';

const meta = {
  title: 'Segmented/States',
  component: Segmented,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Segmented>;
export default meta;

const items = [
  { value: 'all', label: '全部' },
  { value: 'open', label: '报名中' },
  { value: 'ended', label: '已结束' },
];

/** Every state; the first one has the focus. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: '分段选择',
          cells: {
            聚焦: <Segmented label="聚焦" items={items} value="all" onChange={fn()} />,
            默认: <Segmented label="默认" items={items} value="open" onChange={fn()} />,
            禁用一项: (
              <Segmented
                label="禁用一项"
                items={items.map((item) => ({ ...item, disabled: item.value === 'ended' }))}
                value="all"
                onChange={fn()}
              />
            ),
            移动端: (
              <div data-h5="">
                <Segmented label="移动端" items={items} value="all" onChange={fn()} />
              </div>
            ),
          },
        },
      ]}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
