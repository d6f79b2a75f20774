import { useRef } from 'react';
import { toast } from '@qinghe/ui/components/Toast';
import { showError } from '@qinghe/features/states/ShowError';
import { useMemberAction } from './useMemberAction.ts';

interface Favoured {
  /** Fetches again whether the item is among the member's favourites. */
  mutate: () => Promise<{ isCollect: boolean } | undefined>;
}

interface Toggle {
  /** Resolves to whether the item is a favourite now. */
  trigger: () => Promise<boolean>;
}

/**
 * Returns the action of a favourite button: a member toggles, a visitor logs in first. The request toggles, and the member may
 * have liked the item long ago, so after a login the state is fetched anew and the item is only ever added.
 */
export function useFavourite({ mutate }: Favoured, { trigger }: Toggle): () => void {
  // SWR clears `isMutating` only with a later render: a press right after the toast would be ignored.
  const isBusy = useRef(false);
  const toggle = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      toast.success((await trigger()) ? '已收藏' : '取消收藏');
    } catch (error) {
      showError(error);
    }
    isBusy.current = false;
  };
  const like = async () => {
    const detail = await mutate().catch(() => undefined);
    if (detail && !detail.isCollect) await toggle();
  };
  return useMemberAction(
    'favourite',
    () => void toggle(),
    () => void like(),
  );
}
