import { ListChecks } from 'lucide-react';
import type { StudyCourse } from '@qinghe/hooks/data/study';
import { Button, ButtonLink } from '@qinghe/ui/components/Button';
import { IconButton } from '@qinghe/ui/components/IconButton';
import { text } from '@qinghe/ui/styles/text';
import { CourseCard, CourseCardSkeleton } from '@qinghe/ui/patterns/CourseCard';
import { continueHref, continueText, studyCardProps } from './studyCard.ts';
import * as styles from './StudyList.styles.ts';

/** Layouts: three columns of cards on the desktop site, rows on the mobile site. */
export type StudyLayout = 'cards' | 'rows';

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
  const label = `课时进度：${card.title}`;
  const showLessons = () => onShowLessons(study);
  // A row has no room for a button, so the row itself links to the player.
  if (isRow)
    return (
      <li css={[look, isBegun && styles.begunRow]}>
        <CourseCard
          {...card}
          href={isBegun ? continueHref(study) : card.href}
          variant="row"
          headingLevel={2}
          isPriority={order === 0}
        />
        {isBegun && (
          <IconButton label={label} icon={ListChecks} css={styles.lessons} onClick={showLessons} />
        )}
      </li>
    );
  return (
    <li css={look}>
      <CourseCard {...card} headingLevel={2} isPriority={order === 0} css={styles.card} />
      {isBegun && (
        <div css={styles.actions}>
          <ButtonLink
            variant="soft"
            size="sm"
            href={continueHref(study)}
            aria-label={`${continueText(study)}：${card.title}`}
          >
            {continueText(study)}
          </ButtonLink>
          <Button variant="ghost" size="sm" aria-label={label} onClick={showLessons}>
            课时进度
          </Button>
        </div>
      )}
    </li>
  );
}

export interface StudyCoursesProps {
  courses: readonly StudyCourse[];
  layout: StudyLayout;
  /** Event handler called when the lessons of a course are to be shown. */
  onShowLessons: (study: StudyCourse) => void;
}

/** The member's courses with their progress; a deleted course is shown as such, without a link. */
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

/** Skeleton of the lists. */
export function StudySkeleton({ layout }: { layout: StudyLayout }) {
  const isRow = layout === 'rows';
  return (
    <div css={styles.lists[layout]}>
      {Array.from({ length: 8 }, (_, order) => (
        <div key={order} css={styles.items[layout]}>
          <CourseCardSkeleton variant={isRow ? 'row' : 'card'} hasDivider={isRow && order > 0} />
        </div>
      ))}
    </div>
  );
}
