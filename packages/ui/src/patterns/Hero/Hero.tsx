import type { ReactNode } from 'react';
import {
  Carousel,
  type carouselLayouts,
  type CarouselProps,
} from '../../components/Carousel/index.ts';
import { HeroSlideView, type HeroSlide } from './parts/HeroSlideView.tsx';

export interface HeroProps extends Omit<CarouselProps, 'slides' | 'label'> {
  /** The slides in order. */
  slides: readonly HeroSlide[];
  /** `wide` has the full width of a desktop page, `card` is a rounded card for the mobile site. */
  layout?: (typeof carouselLayouts)[number];
  /** Renders the text of a slide: pass `wideWords`, or `cardWords` for cards. Each site so bundles only one of them. */
  renderWords: (slide: HeroSlide) => ReactNode;
  /** The accessible name. */
  label?: string;
}

/**
 * The banner at the top of the home page: slides with text, buttons and a picture, or pictures
 * that are one link each (contract E-47). Its titles are h2; the page has a separate h1. Renders
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
