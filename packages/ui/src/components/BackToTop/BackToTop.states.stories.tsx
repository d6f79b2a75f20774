import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { BackToTop } from './BackToTop.tsx';

const frame = css({
  position: 'relative',
  width: '12rem',
  height: '10rem',
  /* A transform makes the frame the box that fixed children stand in. */
  transform: 'translateZ(0)',
});

const meta = {
  title: 'BackToTop/States',
  component: BackToTop,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof BackToTop>;
export default meta;

const cell = (
  <div css={frame}>
    <BackToTop threshold={0} />
  </div>
);

/** The button in the corner of both sites, shown at once. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={[{ label: '桌面', cells: { 显示: cell } }]} />
      <div data-h5>
        <StateGrid rows={[{ label: '手机', cells: { 显示: cell } }]} />
      </div>
    </>
  ),
};
