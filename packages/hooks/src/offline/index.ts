export { forgetCopies, forgetShells, readKeptCopies } from './caches.ts';
export type { KeptCopies } from './caches.ts';
export { noteCopyTime, useCopyTime } from './copyTime.ts';
export { savesData, sparesLine } from './savesData.ts';
export { useHasCopies } from './useHasCopies.ts';
export { useIsOffline } from './useIsOffline.ts';
export { forgetOwnSite, startOffline } from './worker.ts';
