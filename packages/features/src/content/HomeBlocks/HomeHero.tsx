import type { ReactNode } from 'react';
import type { Slide } from '@qinghe/api/resources/home';
import type { HomePlatform } from '@qinghe/hooks/data/home';
import { useOpenHref, useSystem } from '@qinghe/hooks/stores/system';
import { Carousel } from '@qinghe/ui/components/Carousel';
import { container } from '@qinghe/ui/styles/layout';
import { Hero, type HeroSlide } from '@qinghe/ui/patterns/Hero';
import { BlockError } from './BlockError.tsx';
import * as styles from './HomeBlocks.styles.ts';
import { useHeroSlides } from './useHeroSlides.ts';

const LABEL = '首页轮播';
const layouts = { pc: 'wide', h5: 'card' } as const;
/** Keeps the place of the slides. */
const pending = [{ id: 'pending', content: null }];

/** A button of a slide. */
export interface HeroAction {
  text: string;
  href: string;
}

type ActionsView = (actions: readonly HeroAction[]) => ReactNode;

type ReadHref = ReturnType<typeof useOpenHref>;

function openActions(actions: Slide['actions'], readHref: ReadHref): HeroAction[] {
  return actions.flatMap(({ text, url }) => {
    const href = readHref(url);
    return href ? [{ text, href }] : [];
  });
}

function heroSlide(
  slide: Slide,
  order: number,
  readHref: ReadHref,
  renderActions?: ActionsView,
): HeroSlide {
  const { thumb, url, eyebrow, title, description, actions } = slide;
  const buttons = renderActions ? openActions(actions, readHref) : [];
  return {
    id: `${order}-${thumb}`,
    imageSrc: thumb,
    href: readHref(url),
    eyebrow,
    title,
    description,
    actions: buttons.length > 0 ? renderActions?.(buttons) : undefined,
  };
}

export interface HomeHeroProps {
  platform: HomePlatform;
  /** Draws the buttons of a slide; without it there are none. */
  renderActions?: ActionsView;
}

/**
 * The slides at the top of the home page; on a school without slides its name. Every state is as
 * high as the slides.
 */
export function HomeHero({ platform, renderActions }: HomeHeroProps) {
  const { data: slides, error, isRetrying, mutate } = useHeroSlides(platform);
  const readHref = useOpenHref();
  const { config } = useSystem();
  const layout = layouts[platform];
  if (slides)
    return (
      <Hero
        label={LABEL}
        layout={layout}
        slides={
          slides.length === 0
            ? [{ id: 'name', imageSrc: '', title: config?.name }]
            : slides.map((slide, order) => heroSlide(slide, order, readHref, renderActions))
        }
      />
    );
  if (!error) return <Carousel label={LABEL} layout={layout} slides={pending} aria-busy="true" />;
  return (
    <div css={[container, styles.flush, styles.heroPlace]}>
      <BlockError isRetrying={isRetrying} onRetry={() => void mutate()} />
    </div>
  );
}
