export { composeDocument, type DocumentParts } from './composeDocument.ts';
export { createSite, type RenderedPage, type SitePages, type SiteOptions } from './createSite.tsx';
export { takeOver } from './takeOver.tsx';
