import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag, Heart, Share2 } from 'lucide-react';
import { fn, screen } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Sheet } from './Sheet.tsx';

const rows = [
  { icon: Share2, name: '分享给朋友' },
  { icon: Heart, name: '收藏课程' },
  { icon: Flag, name: '举报内容' },
];
const row = { display: 'flex', alignItems: 'center', gap: '0.75rem', minHeight: '3.25rem' };

/** One sheet at a time can be open, so each side has its own picture. */
const meta = {
  title: 'Sheet/States',
  component: Sheet,
  tags: ['vrt', '!autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    title: '更多',
    isTitleHidden: true,
    children: (
      <ul>
        {rows.map(({ icon, name }) => (
          <li key={name} css={row}>
            <Icon as={icon} />
            {name}
          </li>
        ))}
      </ul>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div css={{ minHeight: '45rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From the bottom, the heading hidden. */
export const AllStates: Story = {};

/** From the bottom, the heading in sight. */
export const WithTitle: Story = {
  tags: ['spoken'],
  args: { title: '报名须知', isTitleHidden: false },
};

/** From the left, 280 wide. */
export const FromLeft: Story = { args: { side: 'left', title: '导航', isTitleHidden: false } };
