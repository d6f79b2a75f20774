export { Carousel, carouselLayouts, type CarouselProps, type CarouselSlide } from './Carousel.tsx';
