import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Carousel } from './Carousel.tsx';

const wide = css({ width: '60rem', maxWidth: '80vw' });
const phone = css({ width: '21.4375rem' });
const picture = css({ width: '100%', height: '100%', objectFit: 'cover' });

const slides = ['paddy', 'autumn', 'astro'].map((id) => ({
  id,
  content: <img css={picture} src={`/demo/covers/hero-${id}.svg`} alt="" />,
}));
const missing = [{ id: 'none', content: null }];

const meta = {
  title: 'Carousel/States',
  component: Carousel,
  args: { label: '轮播', slides },
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Carousel>;
export default meta;

/** Both layouts: many slides, one slide, and a picture that has not arrived. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: 'wide',
          cells: {
            多张: (
              <div css={wide}>
                <Carousel label="宽，多张" slides={slides} />
              </div>
            ),
            一张: (
              <div css={wide}>
                <Carousel label="宽，一张" slides={slides.slice(1, 2)} />
              </div>
            ),
          },
        },
        {
          label: 'card',
          cells: {
            多张: (
              <div css={phone}>
                <Carousel layout="card" label="卡片，多张" slides={slides} defaultIndex={1} />
              </div>
            ),
            一张: (
              <div css={phone}>
                <Carousel layout="card" label="卡片，一张" slides={slides.slice(2)} />
              </div>
            ),
            图片未到: (
              <div css={phone}>
                <Carousel layout="card" label="卡片，图片未到" slides={missing} />
              </div>
            ),
          },
        },
      ]}
    />
  ),
};
