import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { TabPanel } from './TabPanel.tsx';
import { Tabs, tabsVariants } from './Tabs.tsx';

const meta = {
  title: 'Tabs/States',
  component: Tabs,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Tabs>;
export default meta;

const items = [
  { value: 'intro', label: '课程介绍' },
  { value: 'chapters', label: '目录', count: 48 },
  { value: 'comments', label: '评论' },
  { value: 'files', label: '附件', disabled: true },
];

/** Every variant; the first tab has the focus. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={tabsVariants.map((variant) => ({
        label: variant,
        cells: Object.fromEntries(
          ['intro', 'chapters'].map((value) => [
            value,
            <div key={value} style={{ width: '26rem' }}>
              <Tabs
                id={`${variant}-${value}`}
                label={`${variant} ${value}`}
                variant={variant}
                items={items}
                value={value}
                onChange={fn()}
              />
              <TabPanel tabsId={`${variant}-${value}`} value={value} />
            </div>,
          ]),
        ),
      }))}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
