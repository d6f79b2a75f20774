import { lazy, type ReactNode } from 'react';
import type { Slide } from '@qinghe/api/resources/home';
import type { HomePlatform } from '@qinghe/hooks/data/home';
import { useOpenHref } from '@qinghe/hooks/stores/system';
import { Carousel } from '@qinghe/ui/components/Carousel';
import { container } from '@qinghe/ui/styles/layout';
import { Hero, type HeroProps, type HeroSlide } from '@qinghe/ui/patterns/Hero';
import { BlockBoundary } from './BlockBoundary.tsx';
import { BlockError } from './BlockError.tsx';
import * as styles from './HomeBlocks.styles.ts';
import { useHeroSlides } from './useHeroSlides.ts';

const LABEL = '首页轮播';
const layouts = { pc: 'wide', h5: 'card' } as const;
/** Placeholder for the slides. */
const pending = [{ id: 'pending', content: null }];

const HomeWelcome = lazy(async () => {
  const { HomeWelcome: default_ } = await import('./bare.ts');
  return { default: default_ };
});

/** A button of a slide. */
export interface HeroAction {
  text: string;
  href: string;
}

type ActionsView = (actions: readonly HeroAction[]) => ReactNode;

type ReadHref = ReturnType<typeof useOpenHref>;

const addressesOf = ({ url, actions }: Slide) => [url, ...actions.map((action) => action.url)];

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

export interface HomeHeroProps extends Pick<HeroProps, 'renderWords'> {
  platform: HomePlatform;
  /** Renders the buttons of a slide; without it there are none. */
  renderActions?: ActionsView;
}

/**
 * The slides at the top of the home page; a school without slides gets a welcome instead. Every state is as high as the slides.
 */
export function HomeHero({ platform, renderWords, renderActions }: HomeHeroProps) {
  const { data: slides, error, isRetrying, mutate } = useHeroSlides(platform);
  const readHref = useOpenHref(slides?.flatMap(addressesOf) ?? []);
  const layout = layouts[platform];
  const place = <Carousel label={LABEL} layout={layout} slides={pending} aria-busy="true" />;
  const view = (shown: readonly HeroSlide[]) => (
    <Hero label={LABEL} layout={layout} slides={shown} renderWords={renderWords} />
  );
  if (slides?.length === 0)
    return (
      <BlockBoundary fallback={place}>
        <HomeWelcome view={view} renderActions={renderActions} />
      </BlockBoundary>
    );
  if (slides)
    return view(slides.map((slide, order) => heroSlide(slide, order, readHref, renderActions)));
  if (!error) return place;
  return (
    <div css={[container, styles.flush, styles.heroPlace]}>
      <BlockError isRetrying={isRetrying} onRetry={() => void mutate()} />
    </div>
  );
}
