import type { HTMLAttributes } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { text } from '@qinghe/ui/styles/text';
import { grouped } from '@qinghe/features/content/Cards';
import * as styles from '../CourseDetail.styles.ts';
import { lessonFacts } from '../courseDetail.ts';

export interface CourseFactsProps extends HTMLAttributes<HTMLParagraphElement> {
  detail: CourseDetail;
}

/** How many have bought the course, how many lessons it has and how long they are. */
export function CourseFacts({ detail, ...rest }: CourseFactsProps) {
  const { user_count: count, is_free: isFree } = detail.course;
  const people = count > 0 ? `${grouped(count)}人${isFree ? '学过' : '已购买'}` : '';
  const facts = [people, lessonFacts(detail.videos)].filter((fact) => fact !== '');
  if (facts.length === 0) return null;
  return (
    <p css={[text.number, styles.facts]} {...rest}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
