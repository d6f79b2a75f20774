export { BackToTop, backToTopPlaces, type BackToTopProps } from './BackToTop.tsx';
