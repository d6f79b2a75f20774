import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { PullSign, PullToRefresh } from './PullToRefresh.tsx';
import * as styles from './PullToRefresh.styles.ts';
import type { PullState } from './usePull.ts';

const meta = {
  title: 'PullToRefresh/States',
  component: PullToRefresh,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof PullToRefresh>;
export default meta;

/** A page that a finger holds at a height, in pixels. */
function Pulled({ state, offset }: { state: PullState; offset: number }) {
  return (
    <div
      data-h5
      css={[styles.root, { width: '21.4375rem', height: '10rem', overflow: 'hidden' }]}
      aria-busy={state === 'refreshing' || undefined}
    >
      <div css={styles.content} style={{ ['--pull' as string]: `${offset}px` }}>
        <PullSign state={state} />
        <p>Python 零基础：从第一行代码到小工具</p>
        <p>机器学习十五讲：从梯度下降说起</p>
      </div>
    </div>
  );
}

/** From rest to the end of a refresh, on the mobile site; there is none on the desktop. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: '手机',
          cells: {
            静止: <Pulled state="resting" offset={0} />,
            下拉: <Pulled state="pulling" offset={40} />,
            可松开: <Pulled state="ready" offset={72} />,
            刷新中: <Pulled state="refreshing" offset={56} />,
          },
        },
      ]}
    />
  ),
};
