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

const rowsOf = (site: 'web' | 'h5') =>
  tabsVariants.map((variant) => ({
    label: site === 'h5' ? `${variant}，手机` : variant,
    cells: Object.fromEntries(
      ['intro', 'chapters'].map((value) => [
        value,
        <div key={value} style={{ width: '26rem' }}>
          <Tabs
            id={`${site}-${variant}-${value}`}
            label={`${site} ${variant} ${value}`}
            variant={variant}
            items={items}
            value={value}
            onChange={fn()}
          />
          <TabPanel tabsId={`${site}-${variant}-${value}`} value={value} />
        </div>,
      ]),
    ),
  }));

/** Every variant, on both sites; the first tab has the focus. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={rowsOf('web')} />
      <div data-h5>
        <StateGrid rows={rowsOf('h5')} />
      </div>
    </>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
