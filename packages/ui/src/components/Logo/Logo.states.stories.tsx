import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Logo, logoSurfaces } from './Logo.tsx';

const meta = {
  title: 'Logo/States',
  component: Logo,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Logo>;
export default meta;

/** Every kind of logo on every surface. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={logoSurfaces.map((surface) => ({
        label: surface,
        isOnStrong: surface === 'strong',
        cells: {
          青禾学堂: <Logo surface={surface} />,
          只有名称: <Logo surface={surface} name="稻香书院" />,
          自有图片: <Logo surface={surface} name="稻香书院" src="/demo/icons/code.svg" />,
        },
      }))}
    />
  ),
};
