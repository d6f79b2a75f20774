import useSWRMutation from 'swr/mutation';
import { getCourse, toggleCourseLike } from '@qinghe/api/resources/courses';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { getLikedCourses } from '@qinghe/api/resources/study';
import { client } from '../client/index.ts';
import { endpointKey, useInvalidate } from '../swr/index.ts';
import type { EndpointKey } from '../swr/index.ts';

/**
 * Likes a course, or unlikes a liked one (contract E-55). The cached course is updated at once and rolled back when the call
 * fails. `trigger` resolves to whether the course is liked now; do not call it while `isMutating`, because every call toggles.
 */
export function useCourseLike(courseId: number) {
  const invalidate = useInvalidate();
  return useSWRMutation<
    boolean,
    Error,
    EndpointKey<typeof getCourse>,
    never,
    CourseDetail | undefined
  >(
    endpointKey(getCourse, { id: courseId }),
    async () => (await client.send(toggleCourseLike, { id: courseId })) === 1,
    {
      optimisticData: (detail) => detail && { ...detail, isCollect: !detail.isCollect },
      populateCache: (isCollect, detail) => detail && { ...detail, isCollect },
      rollbackOnError: true,
      revalidate: false,
      onSuccess: () => invalidate(getLikedCourses),
    },
  );
}
