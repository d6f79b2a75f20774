export { preloadDesktopHome } from './preloadDesktopHome.ts';
export { preloadHome } from './preloadHome.ts';
export { useHomeBlocks } from './useHomeBlocks.ts';
export type { HomePlatform } from './useHomeBlocks.ts';
export { useKechengs } from './useKechengs.ts';
export { useSliders } from './useSliders.ts';
