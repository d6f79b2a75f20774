import { getDecorationBlocks, getViewBlocks } from '@qinghe/api/resources/home';
import type { HomeBlock } from '@qinghe/api/resources/home';
import { isNotFound, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';

/** The app that asks: its blocks and slides differ. */
export type HomePlatform = 'pc' | 'h5';

/** Input of the call for the blocks of an app's home page. */
export function blocksInput(platform: HomePlatform) {
  return { platform, page_name: `${platform}-page-index` as const };
}

/**
 * The blocks of the home page by `sort` (contract E-48); from servers that answer 404 to that call
 * the decoration page's blocks (E-49). Where both calls fail, `mutate` makes both again: the 404 may
 * have been a moment's. Null asks for nothing.
 */
export function useHomeBlocks(platform: HomePlatform | null): DerivedQuery<HomeBlock[]> {
  const input = platform && blocksInput(platform);
  const view = useEndpoint(getViewBlocks, input);
  const isGone = isNotFound(view.error);
  const decoration = useEndpoint(
    getDecorationBlocks,
    isGone && input ? { page_name: input.page_name } : null,
  );
  if (!isGone) return { ...view, mutate: () => view.mutate() };
  return {
    ...decoration,
    mutate: () =>
      decoration.error ? Promise.all([view.mutate(), decoration.mutate()]) : decoration.mutate(),
  };
}
