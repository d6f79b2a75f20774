import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'SearchBox/States',
  component: SearchBox,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof SearchBox>;
export default meta;

const search = () => undefined;

const Box = ({ label, width, children }: { label: string; width: string; children: ReactNode }) => (
  <section aria-label={label} style={{ display: 'flex', width }}>
    {children}
  </section>
);

const cells = (site: string, width: string) => ({
  空: (
    <Box label={`${site}空`} width={width}>
      <SearchBox aria-label={`${site}空`} onSearch={search} />
    </Box>
  ),
  有字: (
    <Box label={`${site}有字`} width={width}>
      <SearchBox aria-label={`${site}有字`} onSearch={search} defaultValue="机器学习" />
    </Box>
  ),
  长: (
    <Box label={`${site}长`} width={width}>
      <SearchBox
        aria-label={`${site}长`}
        onSearch={search}
        defaultValue="从梯度下降说起的机器学习十五讲以及课后练习"
      />
    </Box>
  ),
  占满: (
    <Box label={`${site}占满`} width={width}>
      <SearchBox aria-label={`${site}占满`} onSearch={search} isWide />
    </Box>
  ),
});

/** Empty and filled, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={[{ label: '桌面', cells: cells('桌面', '22rem') }]} />
      <div data-h5>
        <StateGrid rows={[{ label: '手机', cells: cells('手机', '21.4375rem') }]} />
      </div>
    </>
  ),
};
