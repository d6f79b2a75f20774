import type { HTMLAttributes } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { text } from '../../../styles/text.ts';
import { courseMeta } from '../../Cards/index.ts';
import * as styles from '../CourseDetail.styles.ts';
import { lessonFacts } from '../courseDetail.ts';

export interface CourseFactsProps extends HTMLAttributes<HTMLParagraphElement> {
  detail: CourseDetail;
}

/** How many learn the course, how many lessons it has and how long they are. */
export function CourseFacts({ detail, ...rest }: CourseFactsProps) {
  const { user_count } = detail.course;
  const facts = [...courseMeta({ user_count }), lessonFacts(detail.videos)].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p css={[text.number, styles.facts]} {...rest}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
