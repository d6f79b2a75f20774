import { useMemo } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { ChapterList } from '@qinghe/ui/patterns/ChapterList';
import { closedChapterIds, courseChapters, courseSummary } from '../courseContents.ts';
import * as styles from '../CourseDetail.styles.ts';

/** The lessons of a course by chapter. */
export function LessonsPanel({ detail }: { detail: CourseDetail }) {
  const chapters = useMemo(() => courseChapters(detail), [detail]);
  return (
    <ChapterList
      headingLevel={2}
      chapters={chapters}
      defaultClosedIds={closedChapterIds(chapters)}
      summary={<span css={styles.summary}>{courseSummary(detail)}</span>}
    />
  );
}
