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
  /** Renders the slides, with the hero's code, which is loaded already. */
  view: (slides: readonly HeroSlide[]) => ReactNode;
  /** Renders the buttons; without it there are none. */
  renderActions: HomeHeroProps['renderActions'];
}

/**
 * The top of the home page of a school without slides: its name on the default picture. The buttons appear once it is known
 * whether there are courses; their space is reserved.
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
