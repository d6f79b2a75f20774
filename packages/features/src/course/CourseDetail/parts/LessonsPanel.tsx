import { useMemo } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { ChapterList } from '@qinghe/ui/patterns/ChapterList';
import { closedChapterIds, courseChapters, courseSummary } from '../courseContents.ts';
import { courseProgress } from '../courseDetail.ts';
import * as styles from './overview.styles.ts';
import { useLessonLink } from '@qinghe/features/account/MemberAction';

export interface LessonsPanelProps {
  detail: CourseDetail;
  /** Level of the chapter headings. */
  headingLevel?: 2 | 3;
}

/** The lessons of a course, grouped by chapter. */
export function LessonsPanel({ detail, headingLevel = 2 }: LessonsPanelProps) {
  const chapters = useMemo(() => courseChapters(detail), [detail]);
  const isMember = useIsMember();
  const follow = useLessonLink(detail.course.id);
  return (
    <ChapterList
      headingLevel={headingLevel}
      chapters={chapters}
      defaultClosedIds={closedChapterIds(chapters, courseProgress(detail)?.lessonId)}
      summary={<span css={styles.summary}>{courseSummary(detail)}</span>}
      onLessonClick={isMember ? undefined : (id, event) => follow(Number(id), event)}
    />
  );
}
