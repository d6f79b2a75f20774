import type { ReactNode } from 'react';
import { Carousel, type CarouselProps } from '../../components/Carousel/index.ts';
import { HeroSlideView, type HeroSlide } from './parts/HeroSlideView.tsx';

export interface HeroProps extends Omit<CarouselProps, 'slides' | 'label'> {
  /** In the order of the school; with one nothing moves. */
  slides: readonly HeroSlide[];
  /** Draws the words of a slide: `wideWords`, or `cardWords` for cards. A site loads its own alone. */
  renderWords: (slide: HeroSlide) => ReactNode;
  /** The accessible name. */
  label?: string;
}

/**
 * The banner at the top of the home page: slides with words, buttons and a picture, or pictures
 * that are one link each (contract E-47). Its titles are level 2; the page brings its own h1. Shows
 * nothing without slides.
 */
export function Hero({
  slides,
  renderWords,
  label = '首页轮播',
  layout = 'wide',
  ...rest
}: HeroProps) {
  return (
    <Carousel
      label={label}
      layout={layout}
      slides={slides.map((slide, order) => ({
        id: slide.id,
        content: (
          <HeroSlideView
            {...slide}
            layout={layout}
            renderWords={renderWords}
            isFirst={order === 0}
            fallbackName={`轮播图 ${order + 1}`}
          />
        ),
      }))}
      {...rest}
    />
  );
}
