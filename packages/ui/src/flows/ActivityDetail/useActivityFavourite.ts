import { useActivity, useActivityLike } from '@qinghe/hooks/data/activities';
import { hasToken } from '@qinghe/hooks/data/swr';
import { useSession } from '@qinghe/hooks/stores/session';
import { toast } from '../../components/Toast/index.ts';
import { showError } from '../Account/showError.ts';

/** Leads a visitor to the login; `then` is what they wanted, for a login that stays on the page. */
export type AskForLogin = (then: () => void) => void;

/** The favourite button's action: a member toggles, a visitor logs in first. */
export function useActivityFavourite(activityId: number, askForLogin: AskForLogin): () => void {
  const { isLogin } = useSession();
  const { mutate } = useActivity(activityId);
  const { trigger, isMutating } = useActivityLike(activityId);

  const toggle = async () => {
    try {
      toast.success((await trigger()) ? '已收藏' : '取消收藏');
    } catch (error) {
      showError(error);
    }
  };
  // The call toggles, and the member may have liked the activity long ago.
  const like = async () => {
    const detail = await mutate().catch(() => undefined);
    if (detail && !detail.isCollect) await toggle();
  };
  return () => {
    if (isMutating) return;
    if (isLogin || hasToken()) void toggle();
    else askForLogin(() => void like());
  };
}
