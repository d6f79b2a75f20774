export { PageMeta, type PageMetaProps } from './PageMeta.tsx';
export { notedHead, type NotedHead, noteMeta } from './notedMeta.ts';
export { breadcrumbFacts, type HeadElement } from './sharing.ts';
