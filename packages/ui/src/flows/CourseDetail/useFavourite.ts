import { useCourse, useCourseLike } from '@qinghe/hooks/data/courses';
import { toast } from '../../components/Toast/index.ts';
import { showError } from '../Account/showError.ts';
import { useMemberAction } from '../MemberAction/index.ts';

/** The favourite button's action: a member toggles, a visitor logs in first. */
export function useFavourite(courseId: number): () => void {
  const { mutate } = useCourse(courseId);
  const { trigger, isMutating } = useCourseLike(courseId);

  const toggle = async () => {
    if (isMutating) return;
    try {
      toast.success((await trigger()) ? '已收藏' : '取消收藏');
    } catch (error) {
      showError(error);
    }
  };
  // The call toggles, and the member may have liked the course long ago.
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
