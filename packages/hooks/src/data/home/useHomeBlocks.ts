import { ApiError } from '@qinghe/api/client';
import { getDecorationBlocks, getViewBlocks } from '@qinghe/api/resources/home';
import type { HomeBlock } from '@qinghe/api/resources/home';
import { learn, useServer } from '../../stores/server/index.ts';
import { useSystem } from '../../stores/system/index.ts';
import { useEndpoint } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';
import { blocksCall } from './blocksCall.ts';

/** The requesting app, which determines the blocks and slides. */
export type HomePlatform = 'pc' | 'h5';

/** Returns the input of the call for the blocks of an app's home page. */
export function blocksInput(platform: HomePlatform) {
  return { platform, page_name: `${platform}-page-index` as const };
}

/**
 * Loads the blocks of the home page ordered by `sort` (contract E-48), or those of the decoration page (E-49), whichever call the
 * server has by record or by config. Where it has neither, `mutate` tries both again, since the 404 may have been temporary. Null
 * requests nothing.
 */
export function useHomeBlocks(platform: HomePlatform | null): DerivedQuery<HomeBlock[]> {
  const input = platform && blocksInput(platform);
  const config = useSystem((state) => state.config);
  const isNew = useServer((known) => blocksCall(known, config) === 'decoration');
  const view = useEndpoint(getViewBlocks, isNew ? null : input);
  const decoration = useEndpoint(
    getDecorationBlocks,
    isNew && input ? { page_name: input.page_name } : null,
  );
  const query = isNew ? decoration : view;
  // The other call is tried next, unless that one is missing as well.
  const isMovingOn = !isNew && view.error instanceof ApiError && view.error.missing === 'call';
  return {
    ...query,
    ...(isMovingOn && { error: undefined, isLoading: true }),
    mutate: async () => {
      await learn((notes) => notes.doubtLacking([getViewBlocks.path, getDecorationBlocks.path]));
      return query.mutate();
    },
  };
}
