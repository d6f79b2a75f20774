import { slidesOf } from '@qinghe/api/resources/blockSlides';
import { getSliders } from '@qinghe/api/resources/home';
import type { Slide } from '@qinghe/api/resources/home';
import { isNotFound, mapQuery, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';
import { useHomeBlocks } from './useHomeBlocks.ts';
import type { HomePlatform } from './useHomeBlocks.ts';

const SLIDER_PLATFORM = { pc: 'PC', h5: 'H5' } as const;

/** Returns the input of the call for an app's slides. */
export function slidersInput(platform: HomePlatform) {
  return { platform: SLIDER_PLATFORM[platform] };
}

function asIs(slides: Slide[]): Slide[] {
  return slides;
}

/**
 * Loads the slides of the home page (contract E-47); from servers that answer 404 to that call, the slides of the slider block
 * (O-14).
 */
export function useSliders(platform: HomePlatform): DerivedQuery<Slide[]> {
  const sliders = useEndpoint(getSliders, slidersInput(platform));
  const isGone = isNotFound(sliders.error);
  const blocks = useHomeBlocks(isGone ? platform : null);
  return isGone ? mapQuery(blocks, slidesOf) : mapQuery(sliders, asIs);
}
