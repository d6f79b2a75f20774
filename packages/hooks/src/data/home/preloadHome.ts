import { getLatestAnnouncement } from '@qinghe/api/resources/announcements';
import { getDecorationBlocks, getSliders, getViewBlocks } from '@qinghe/api/resources/home';
import { lacksCall, server } from '../../stores/server/index.ts';
import { system } from '../../stores/system/index.ts';
import { preloadEndpoint } from '../swr/index.ts';
import { blocksCall } from './blocksCall.ts';
import type { HomePlatform } from './useHomeBlocks.ts';

/**
 * Preloads what the home page shows first, with the inputs of its hooks. The blocks are left out while it is unknown which call
 * returns them: the config that decides it is being loaded at the same time.
 */
export function preloadHome(platform: HomePlatform): void {
  const page_name = `${platform}-page-index` as const;
  if (!lacksCall(getSliders.path))
    preloadEndpoint(getSliders, { platform: platform === 'pc' ? 'PC' : 'H5' });
  const call = blocksCall(server, system.config);
  if (call === 'view') preloadEndpoint(getViewBlocks, { platform, page_name });
  if (call === 'decoration') preloadEndpoint(getDecorationBlocks, { page_name });
  preloadEndpoint(getLatestAnnouncement, {});
}
