import { getLatestAnnouncement } from '@qinghe/api/resources/announcements';
import { getSliders, getViewBlocks } from '@qinghe/api/resources/home';
import { preloadEndpoint } from '../swr/index.ts';
import type { HomePlatform } from './useHomeBlocks.ts';

/** Asks for what the home page shows first, with the inputs of its hooks. */
export function preloadHome(platform: HomePlatform): void {
  preloadEndpoint(getSliders, { platform: platform === 'pc' ? 'PC' : 'H5' });
  preloadEndpoint(getViewBlocks, { platform, page_name: `${platform}-page-index` });
  preloadEndpoint(getLatestAnnouncement, {});
}
