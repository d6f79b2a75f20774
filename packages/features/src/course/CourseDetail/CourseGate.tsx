import type { ReactNode } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { useCourse } from '@qinghe/hooks/data/courses';
import { isNotFound } from '@qinghe/hooks/data/swr';
import { paths, readId } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { useParams } from '@qinghe/features/routing/Routing';
import { LateErrorState } from '@qinghe/features/states/LateErrorState';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { LateEmpty } from './parts/LateEmpty.tsx';

const GONE = '课程不存在或已下架';

export interface CourseGateProps {
  /** Shown while the course is loading. */
  skeleton: ReactNode;
  /** Renders the page of the loaded course. */
  children: (detail: CourseDetail) => ReactNode;
}

/** Loads the course that the path names. Shows an error if it does not exist or cannot be loaded. */
export function CourseGate({ skeleton, children }: CourseGateProps) {
  const { courseId } = useParams();
  const id = readId(courseId);
  const { data, error, isRetrying, mutate } = useCourse(id);
  if (id === null || isNotFound(error))
    return (
      <>
        <PageMeta title={GONE} />
        <meta name="robots" content="noindex" />
        <LateEmpty
          variant="page"
          title={GONE}
          description="去看看别的课程吧"
          action={<ButtonLink href={paths.courses()}>全部课程</ButtonLink>}
        />
      </>
    );
  if (error && !data)
    return (
      <LateErrorState
        variant="page"
        error={error}
        isRetrying={isRetrying}
        onRetry={() => void mutate()}
        backHref={paths.courses()}
        backText="全部课程"
      />
    );
  return (
    <Loading isLoading={data === undefined} skeleton={skeleton}>
      {data && children(data)}
    </Loading>
  );
}
