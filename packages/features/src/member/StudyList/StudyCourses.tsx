import type { StudyCourse } from '@qinghe/hooks/data/study';
import { Button, ButtonLink } from '@qinghe/ui/components/Button';
import { text } from '@qinghe/ui/styles/text';
import { CourseCard, CourseCardSkeleton } from '@qinghe/ui/patterns/CourseCard';
import { continueHref, continueText, studyCardProps } from './studyCard.ts';
import * as styles from './StudyList.styles.ts';

/** Arrangements: three columns of cards on the desktop site, rows on the mobile site. */
export const studyLayouts = ['cards', 'rows'] as const;
export type StudyLayout = (typeof studyLayouts)[number];

interface ItemProps {
  study: StudyCourse;
  layout: StudyLayout;
  order: number;
  onShowLessons: (study: StudyCourse) => void;
}

function StudyItem({ study, layout, order, onShowLessons }: ItemProps) {
  const isRow = layout === 'rows';
  const look = [styles.items[layout], isRow && order > 0 && styles.rowLine];
  const card = studyCardProps(study);
  if (!card)
    return (
      <li css={look}>
        <p css={[text.label, styles.gone]}>课程已下架</p>
      </li>
    );
  const isBegun = study.progress !== null;
  return (
    <li css={look}>
      <CourseCard
        {...card}
        variant={isRow ? 'row' : 'card'}
        headingLevel={2}
        isPriority={order < 3}
        css={!isRow && styles.card}
      />
      {isBegun && (
        <div css={styles.actions[layout]}>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`课时进度：${card.title}`}
            css={styles.touch}
            onClick={() => onShowLessons(study)}
          >
            课时进度
          </Button>
          <ButtonLink
            variant="soft"
            size="sm"
            href={continueHref(study)}
            aria-label={`${continueText(study)}：${card.title}`}
            css={styles.touch}
          >
            {continueText(study)}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

export interface StudyCoursesProps {
  courses: readonly StudyCourse[];
  layout: StudyLayout;
  /** Event handler called when the member wants to see the lessons of a course. */
  onShowLessons: (study: StudyCourse) => void;
}

/** The member's courses with their progress; a deleted course says so and leads nowhere. */
export function StudyCourses({ courses, layout, onShowLessons }: StudyCoursesProps) {
  return (
    <ul css={styles.lists[layout]}>
      {courses.map((study, order) => (
        <StudyItem
          key={study.courseId}
          study={study}
          layout={layout}
          order={order}
          onShowLessons={onShowLessons}
        />
      ))}
    </ul>
  );
}

/** Keeps the place of the lists. */
export function StudySkeleton({ layout }: { layout: StudyLayout }) {
  const isRow = layout === 'rows';
  return (
    <div css={styles.lists[layout]}>
      {Array.from({ length: 6 }, (_, order) => (
        <div key={order} css={styles.items[layout]}>
          <CourseCardSkeleton variant={isRow ? 'row' : 'card'} hasDivider={isRow && order > 0} />
        </div>
      ))}
    </div>
  );
}
