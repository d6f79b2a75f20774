import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Cover, CoverPlate } from './Cover.tsx';

const meta = {
  title: 'Cover/States',
  component: Cover,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Cover>;
export default meta;

const Box = ({ width, children }: { width: string; children: ReactNode }) => (
  <div style={{ width }}>{children}</div>
);

const rowsOf = (widths: readonly string[], site = '') =>
  widths.map((width) => ({
    label: `${width}${site}`,
    cells: {
      图片: (
        <Box width={width}>
          <Cover src="/demo/covers/ux.svg" isPriority />
        </Box>
      ),
      角标: (
        <Box width={width}>
          <Cover src="/demo/covers/math.svg" isPriority>
            <CoverPlate>新课</CoverPlate>
          </Cover>
        </Box>
      ),
      没有图片: (
        <Box width={width}>
          <Cover />
        </Box>
      ),
      '1:0.86': (
        <Box width={width}>
          <Cover src="/demo/avatars/gu.svg" ratio={0.86} isPriority />
        </Box>
      ),
    },
  }));

/** With and without a picture, in the widths of the design of both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={rowsOf(['17.625rem', '10.5rem', '8.25rem'])} />
      <div data-h5>
        <StateGrid rows={rowsOf(['8.25rem'], '，手机')} />
      </div>
    </>
  ),
};
