import { Suspense } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { paths } from '@qinghe/hooks/url';
import { Cover, type CoverProps } from '@qinghe/ui/components/Cover';
import { TrialSign } from './latePanels.ts';
import { useTrial } from './useTrial.ts';

export interface CourseCoverProps extends Omit<CoverProps, 'src' | 'children'> {
  detail: CourseDetail;
}

/** The cover of a course, with a play button and the duration of a preview if there is one. */
export function CourseCover({ detail, ...rest }: CourseCoverProps) {
  const trial = useTrial(detail);
  return (
    <Cover
      src={detail.course.thumb}
      isWhole
      isPriority
      page={paths.course(detail.course.id)}
      {...rest}
    >
      <Suspense>{trial && <TrialSign {...trial} />}</Suspense>
    </Cover>
  );
}
