import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { LoadMore, loadMoreStates } from './LoadMore.tsx';

const meta = {
  title: 'LoadMore/States',
  component: LoadMore,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof LoadMore>;
export default meta;

const cells = Object.fromEntries(
  loadMoreStates.map((state) => [
    state,
    <LoadMore key={state} state={state} onLoad={() => undefined} />,
  ]),
);

/** Every state, on both sites. */
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
