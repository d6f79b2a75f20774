export { AboutContent, type AboutContentProps } from './AboutContent.tsx';
export { AboutHead } from './AboutHead.tsx';
export { telHref } from './telHref.ts';
