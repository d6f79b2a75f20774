import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { BackToTop, backToTopPlaces } from './BackToTop.tsx';

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

/** The button in every corner, shown at once. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: 'place',
          cells: Object.fromEntries(
            backToTopPlaces.map((place) => [
              place,
              <div key={place} css={frame}>
                <BackToTop place={place} threshold={0} />
              </div>,
            ]),
          ),
        },
      ]}
    />
  ),
};
