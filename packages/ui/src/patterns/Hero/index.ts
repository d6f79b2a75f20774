export { Hero, type HeroProps } from './Hero.tsx';
export type { HeroSlide } from './parts/HeroSlideView.tsx';
