import { useSWRConfig } from 'swr';
import type { Endpoint, Input, Reply } from '@qinghe/api/contract/endpoint';
import { client } from '../client/index.ts';
import { cacheId, endpointKey } from './load.ts';
import { useInvalidate } from './useInvalidate.ts';

/** A toggle among the member's favourites. */
export interface Like {
  /**
   * Likes the item, or unlikes a liked one, and resolves to whether it is liked now. Every call toggles: do not call it again
   * before it is settled. Rejects with `ApiError`.
   */
  trigger: () => Promise<boolean>;
}

/** The calls that a favourite button needs. */
export interface LikeCalls<E extends Endpoint> {
  /** Fetches the item. */
  get: E;
  /** Likes and unlikes it, and answers 1 or 0. */
  toggle: Endpoint;
  /** Name of the endpoint that lists the favourites; the name alone, as its contract is of no use to the item's page. */
  list: string;
}

/** Toggles an item: the cached item is updated at once and rolled back when the call fails. */
export function useLike<E extends Endpoint>(
  { get, toggle, list }: LikeCalls<E>,
  input: Input<E>,
): Like {
  type Detail = (Reply<E> & { isCollect: boolean }) | undefined;
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return {
    trigger: async () => {
      const isLiked = await mutate<Detail, boolean>(
        cacheId(endpointKey(get, input)),
        async () => (await client.send(toggle, input)) === 1,
        {
          optimisticData: (detail) => detail && { ...detail, isCollect: !detail.isCollect },
          populateCache: (isCollect, detail) => detail && { ...detail, isCollect },
          rollbackOnError: true,
          revalidate: false,
        },
      );
      invalidate({ name: list });
      return isLiked === true;
    },
  };
}
