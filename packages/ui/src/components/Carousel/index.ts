export { Carousel, carouselLayouts, type CarouselProps, type CarouselSlide } from './Carousel.tsx';
export { slideWords } from './Carousel.styles.ts';
