import type { HTMLAttributes } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { text } from '@qinghe/ui/styles/text';
import { learnersText } from '@qinghe/features/content/Cards';
import * as styles from '../CourseDetail.styles.ts';
import { lessonFacts } from '../courseDetail.ts';

export interface CourseFactsProps extends HTMLAttributes<HTMLParagraphElement> {
  detail: CourseDetail;
}

/** The number of learners, and the number and total duration of the lessons. */
export function CourseFacts({ detail, ...rest }: CourseFactsProps) {
  const facts = [learnersText(detail.course.user_count), lessonFacts(detail.videos)].filter(
    (fact) => fact !== '',
  );
  if (facts.length === 0) return null;
  return (
    <p css={[text.number, styles.facts]} {...rest}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
