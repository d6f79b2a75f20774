import type { ReactNode } from 'react';
import { useSchoolName } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import art from '@qinghe/ui/assets/hero-paddy.svg';
import type { HeroSlide } from '@qinghe/ui/patterns/Hero';
import { useSlogan } from '../Slogan/index.ts';
import type { HeroAction, HomeHeroProps } from './HomeHero.tsx';
import { useHasCourses } from './useHasCourses.ts';

const about: HeroAction = { text: '关于我们', href: paths.about() };
const start: HeroAction = { text: '挑一门课开始', href: paths.courses() };

export interface HomeWelcomeProps {
  /** Draws the slides: the code of the hero is there already. */
  view: (slides: readonly HeroSlide[]) => ReactNode;
  /** Draws the buttons; without it there are none. */
  renderActions: HomeHeroProps['renderActions'];
}

/**
 * The top of the home page of a school without slides: its name on the picture of the design. The
 * buttons come once it is known where they may lead; their room is there before.
 */
export function HomeWelcome({ view, renderActions }: HomeWelcomeProps) {
  const name = useSchoolName();
  const slogan = useSlogan();
  const hasCourses = useHasCourses();
  const actions = hasCourses ? [start, about] : [about];
  return view([
    {
      id: 'welcome',
      imageSrc: art,
      eyebrow: '欢迎来到',
      title: name,
      description: slogan,
      actions: hasCourses === undefined ? undefined : renderActions?.(actions),
    },
  ]);
}
