import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { WatchedBar } from './WatchedBar.tsx';

const meta = {
  title: 'WatchedBar/States',
  component: WatchedBar,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof WatchedBar>;
export default meta;

const wide = { width: '30rem' };
const crumbs = Array.from({ length: 20 }, (_, index) => [index * 30, index * 30 + 4] as const);

/** From nothing to everything, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid
        rows={[
          {
            label: '桌面',
            cells: {
              未看: (
                <WatchedBar ranges={[]} duration={600} percent={0} onJump={fn()} style={wide} />
              ),
              两段: (
                <WatchedBar
                  ranges={[
                    [0, 150],
                    [300, 450],
                  ]}
                  duration={600}
                  percent={50}
                  onJump={fn()}
                  style={wide}
                />
              ),
              很多小段: (
                <WatchedBar
                  ranges={crumbs}
                  duration={600}
                  percent={13}
                  onJump={fn()}
                  style={wide}
                />
              ),
              看完: <WatchedBar ranges={[[0, 600]]} duration={600} percent={100} style={wide} />,
              长度未知: <WatchedBar ranges={[[0, 60]]} duration={0} percent={0} style={wide} />,
            },
          },
        ]}
      />
      <div data-h5 style={{ width: '21.4375rem', padding: '1.5rem' }}>
        <WatchedBar ranges={[[0, 150]]} duration={600} percent={25} onJump={fn()} />
      </div>
    </>
  ),
};
