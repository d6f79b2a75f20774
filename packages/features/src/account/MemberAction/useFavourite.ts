import { toast } from '@qinghe/ui/components/Toast';
import { showError } from '@qinghe/features/states/ShowError';
import { useMemberAction } from './useMemberAction.ts';

interface Favoured {
  /** Asks again whether the member has it among the favourites. */
  mutate: () => Promise<{ isCollect: boolean } | undefined>;
}

interface Toggle {
  /** Resolves to whether it is among the favourites now. */
  trigger: () => Promise<boolean>;
  isMutating: boolean;
}

/**
 * The action of a favourite button: a member toggles, a visitor logs in first. The call toggles, and
 * the member may have liked it long ago: after a login it is asked for anew and only ever put in.
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
