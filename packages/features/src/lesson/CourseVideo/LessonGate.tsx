import { useLessonPlace } from '@qinghe/hooks/data/lessons';
import { paths } from '@qinghe/hooks/url';
import { Navigate, useParams, useSearchParams } from '@qinghe/features/routing/Routing';
import { CourseGate, type CourseGateProps } from '@qinghe/features/course/CourseDetail';
import { LateErrorState } from '@qinghe/features/states/LateErrorState';
import { Loading } from '@qinghe/ui/components/Skeleton';

/**
 * Loads the course of a lesson page. An old address that names only the lesson, or a lesson's id as the course, redirects to the
 * lesson in its course.
 */
export function LessonGate(props: CourseGateProps) {
  const { courseId } = useParams();
  const [search] = useSearchParams();
  const place = useLessonPlace(courseId, search.get('lesson'));
  if (place.kind === 'lesson') {
    const next = new URLSearchParams(search);
    next.set('lesson', String(place.lessonId));
    const to = { pathname: paths.courseVideo(place.courseId), search: next.toString() };
    return <Navigate to={to} replace />;
  }
  if (place.kind === 'failed')
    return (
      <LateErrorState
        variant="page"
        error={place.error}
        isRetrying={place.isRetrying}
        onRetry={place.retry}
        backHref={paths.courses()}
        backText="全部课程"
      />
    );
  if (place.kind === 'asking')
    return (
      <Loading isLoading skeleton={props.skeleton}>
        {null}
      </Loading>
    );
  return <CourseGate {...props} />;
}
