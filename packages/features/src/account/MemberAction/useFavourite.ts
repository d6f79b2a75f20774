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
  isMutating: boolean;
}

/**
 * Returns the action of a favourite button: a member toggles, a visitor logs in first. The request toggles, and the member may
 * have liked the item long ago, so after a login the state is fetched anew and the item is only ever added.
 */
export function useFavourite({ mutate }: Favoured, { trigger, isMutating }: Toggle): () => void {
  const toggle = async () => {
    if (isMutating) return;
    try {
      toast.success((await trigger()) ? '已收藏' : '取消收藏');
    } catch (error) {
      showError(error);
    }
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
