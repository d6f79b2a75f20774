import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Spinner/States',
  component: Spinner,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Spinner>;
export default meta;

/** Beside its words, in every size; pictures are taken with reduced motion, so the words are alone. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[false, true].map((isOnStrong) => ({
        label: isOnStrong ? '深绿底' : '浅底',
        isOnStrong,
        cells: Object.fromEntries(
          [16, 24, 40].map((size) => [
            `${size}`,
            <span key={size} css={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
              <Spinner size={size} />
              加载中
            </span>,
          ]),
        ),
      }))}
    />
  ),
};
