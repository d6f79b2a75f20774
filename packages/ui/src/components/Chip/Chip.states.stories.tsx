import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, MapPin } from 'lucide-react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Icon } from '../Icon/index.ts';
import { Chip, ChipLink } from './Chip.tsx';

const meta = {
  title: 'Chip/States',
  component: Chip,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Chip>;
export default meta;

const cells = {
  默认: <Chip>全部</Chip>,
  选中: <Chip isOn>程序设计</Chip>,
  禁用: <Chip disabled>人文历史</Chip>,
  图标: (
    <Chip>
      <Icon as={MapPin} size={16} />
      城市
      <Icon as={ChevronDown} size={16} />
    </Chip>
  ),
  链接: <ChipLink href="/courses?cid=2">自然科学</ChipLink>,
  选中的链接: (
    <ChipLink href="/courses?cid=4" isOn>
      艺术音乐
    </ChipLink>
  ),
};

/** Buttons and links in every state, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={[{ label: '桌面', cells }]} />
      <div data-h5>
        <StateGrid rows={[{ label: '手机', cells }]} />
      </div>
    </>
  ),
};
