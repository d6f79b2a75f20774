import type { CourseDetail } from '@qinghe/api/resources/courses';
import { Cover, type CoverProps } from '../../components/Cover/index.ts';
import { text } from '../../styles/text.ts';
import * as styles from './CourseDetail.styles.ts';
import { trialText } from './courseDetail.ts';

export interface CourseCoverProps extends Omit<CoverProps, 'src' | 'children'> {
  detail: CourseDetail;
}

/** The cover of a course, with the length of what can be watched without buying. */
export function CourseCover({ detail, ...rest }: CourseCoverProps) {
  const trial = trialText(detail);
  return (
    <Cover src={detail.course.thumb} isPriority {...rest}>
      {trial && <span css={[text.number, styles.trial]}>{trial}</span>}
    </Cover>
  );
}
