import type { CourseDetail } from '@qinghe/api/resources/courses';
import { clockDuration } from '@qinghe/hooks/time';
import { Cover, type CoverProps } from '@qinghe/ui/components/Cover';
import { text } from '@qinghe/ui/styles/text';
import * as styles from './CourseDetail.styles.ts';
import { trialLesson } from './courseDetail.ts';

export interface CourseCoverProps extends Omit<CoverProps, 'src' | 'children'> {
  detail: CourseDetail;
}

/** The cover of a course, with the length of what can be watched without buying. */
export function CourseCover({ detail, ...rest }: CourseCoverProps) {
  const trial = trialLesson(detail);
  return (
    <Cover src={detail.course.thumb} isWhole isPriority {...rest}>
      {trial && (
        <span css={[text.number, styles.trial]}>{`试看 ${clockDuration(trial.free_seconds)}`}</span>
      )}
    </Cover>
  );
}
