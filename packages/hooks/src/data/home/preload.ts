import { getSliders, getViewBlocks } from '@qinghe/api/resources/home';
import { preloadEndpoint } from '../swr/index.ts';
import { blocksInput } from './useHomeBlocks.ts';
import type { HomePlatform } from './useHomeBlocks.ts';
import { slidersInput } from './useSliders.ts';

/** Asks for the slides and blocks of the home page. */
export function preloadHome(platform: HomePlatform): void {
  preloadEndpoint(getSliders, slidersInput(platform));
  preloadEndpoint(getViewBlocks, blocksInput(platform));
}
