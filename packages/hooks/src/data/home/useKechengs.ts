import { getKechengs } from '@qinghe/api/resources/kechengs';
import type { Kecheng } from '@qinghe/api/resources/kechengs';
import { freshness, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';
import { slidersInput } from './useSliders.ts';
import type { HomePlatform } from './useHomeBlocks.ts';

/**
 * Loads the school's featured courses and activities (contract O-13), eight at most; 404 on a server without that module. Null
 * requests nothing.
 */
export function useKechengs(platform: HomePlatform | null): Query<Kecheng[]> {
  return useEndpoint(getKechengs, platform && slidersInput(platform), {
    dedupingInterval: freshness.school,
  });
}
