export { Hero, type HeroProps } from './Hero.tsx';
export { cardWords } from './parts/cardWords.tsx';
export type { HeroSlide } from './parts/HeroSlideView.tsx';
export { wideWords } from './parts/wideWords.tsx';
