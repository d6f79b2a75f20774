export { composeDocument, type DocumentFiles } from './composeDocument.ts';
export { createSite, type RenderedPage, type SitePages, type SiteOptions } from './createSite.tsx';
export { takeOver } from './takeOver.tsx';
