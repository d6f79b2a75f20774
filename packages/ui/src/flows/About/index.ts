export { AboutContent } from './AboutContent.tsx';
export { telHref } from './telHref.ts';
