import { css } from '@emotion/react';
import type { StudyCourse } from '@qinghe/hooks/data/study';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { CourseCard, CourseCardSkeleton } from '../../patterns/CourseCard/index.ts';
import { studyCardProps } from './studyCard.ts';

/** Arrangements: three columns of cards on the desktop site, rows on the mobile site. */
export const studyLayouts = ['cards', 'rows'] as const;

const lists = {
  cards: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '2rem 1.5rem',
    [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  rows: css({ display: 'block' }),
};
const gone = css({
  display: 'grid',
  placeContent: 'center',
  gap: '0.25rem',
  height: '100%',
  minHeight: '6rem',
  padding: '1.5rem',
  borderRadius: token('radius-lg'),
  background: token('surface-sunken'),
  color: token('text-secondary'),
  textAlign: 'center',
});
const goneInRows = css({ marginBlock: '0.875rem' });

export interface StudyCoursesProps {
  courses: readonly StudyCourse[];
  layout: (typeof studyLayouts)[number];
}

/** The member's courses with their progress; a deleted course says so and leads nowhere. */
export function StudyCourses({ courses, layout }: StudyCoursesProps) {
  const isRows = layout === 'rows';
  return (
    <ul css={lists[layout]}>
      {courses.map((course, order) => {
        const card = studyCardProps(course);
        return (
          <li key={course.courseId}>
            {card ? (
              <CourseCard
                {...card}
                variant={isRows ? 'row' : 'card'}
                headingLevel={2}
                hasDivider={isRows && order > 0}
                isPriority={order < 3}
              />
            ) : (
              <p css={[text.label, gone, isRows && goneInRows]}>课程已下架</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Keeps the place of `StudyCourses`. */
export function StudyCoursesSkeleton({ layout }: Pick<StudyCoursesProps, 'layout'>) {
  const isRows = layout === 'rows';
  return (
    <div css={lists[layout]}>
      {Array.from({ length: 6 }, (_, order) => (
        <CourseCardSkeleton
          key={order}
          variant={isRows ? 'row' : 'card'}
          hasDivider={isRows && order > 0}
        />
      ))}
    </div>
  );
}
