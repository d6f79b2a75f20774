import { memo, useRef } from 'react';
import { LessonRow, type ChapterLesson, type RowLook } from './LessonRow.tsx';
import * as styles from './ChapterList.styles.ts';
import { useIsDrawn } from './useIsDrawn.ts';

export interface LessonBlockProps extends RowLook {
  lessons: readonly ChapterLesson[];
  /** Id of the current lesson, if it is one of these. */
  currentId?: string | number;
  isPanel: boolean;
  /** Whether there is a line above the first row. */
  hasFirstLine: boolean;
  /** Whether the rows are rendered only near the viewport or when the browser is idle; their height is reserved. */
  isLazy: boolean;
}

/** A group of consecutive lessons in a chapter. */
export const LessonBlock = memo(function LessonBlock({
  lessons,
  currentId,
  isPanel,
  hasFirstLine,
  isLazy,
  ...look
}: LessonBlockProps) {
  const ref = useRef<HTMLUListElement>(null);
  const isDrawn = useIsDrawn(ref, !isLazy || currentId !== undefined);
  return (
    <ul
      ref={ref}
      css={!isDrawn && (isPanel ? styles.waitingPanel : styles.waiting)}
      style={isDrawn ? undefined : { ['--lessons' as string]: lessons.length }}
      aria-busy={!isDrawn || undefined}
    >
      {isDrawn &&
        lessons.map((lesson, index) => (
          <li key={lesson.id}>
            <LessonRow
              {...look}
              lesson={lesson}
              isCurrent={lesson.id === currentId}
              isPanel={isPanel}
              hasLine={!isPanel && (index > 0 || hasFirstLine)}
            />
          </li>
        ))}
    </ul>
  );
});
