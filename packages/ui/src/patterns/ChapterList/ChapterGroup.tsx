import { ChevronDown } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { LessonBlock } from './LessonBlock.tsx';
import type { ChapterLesson, RowLook } from './LessonRow.tsx';
import * as styles from './ChapterList.styles.ts';

/** Number of rows that a long list renders together. */
const BLOCK = 8;

export interface Chapter {
  id: string | number;
  /** Name of the chapter; undefined for lessons without a chapter, which then have no header. */
  title?: string;
  /** Facts at the end of the header, such as 6 课时 · 1 小时 52 分. */
  meta?: string;
  lessons: readonly ChapterLesson[];
}

function blocksOf(lessons: readonly ChapterLesson[]) {
  return Array.from({ length: Math.ceil(lessons.length / BLOCK) }, (_, index) =>
    lessons.slice(index * BLOCK, (index + 1) * BLOCK),
  );
}

export interface ChapterGroupProps extends RowLook {
  chapter: Chapter;
  /** Element id of the chapter's lessons. */
  lessonsId: string;
  isClosed: boolean;
  onToggle: (id: Chapter['id']) => void;
  /** Id of the current lesson, if it is in this chapter. */
  currentId?: string | number;
  headingLevel: 2 | 3 | 4;
  isPanel: boolean;
  /** Whether the list is so long that rows outside the viewport are rendered later. */
  isLong: boolean;
}

/** A chapter with its header and lessons; its rows are rendered once it is first open. */
export const ChapterGroup = memo(function ChapterGroup({
  chapter: { id, title, meta, lessons },
  lessonsId,
  isClosed,
  onToggle,
  currentId,
  headingLevel,
  isPanel,
  isLong,
  ...look
}: ChapterGroupProps) {
  const Heading = `h${headingLevel}` as const;
  const blocks = useMemo(() => (isLong ? blocksOf(lessons) : [lessons]), [isLong, lessons]);
  const [wasOpen, setWasOpen] = useState(!isClosed);
  if (!isClosed && !wasOpen) setWasOpen(true);
  return (
    <section css={!isPanel && styles.group}>
      {title !== undefined && (
        <Heading>
          <button
            type="button"
            css={[styles.head, isPanel && styles.headPanel]}
            aria-expanded={!isClosed}
            aria-controls={lessonsId}
            onClick={() => onToggle(id)}
          >
            <Icon
              as={ChevronDown}
              size={18}
              css={[styles.chevron, isClosed && styles.chevronClosed]}
            />
            <span css={styles.headTitle}>{title}</span>
            {meta && <span css={styles.headMeta}>{meta}</span>}
          </button>
        </Heading>
      )}
      <div id={lessonsId} hidden={isClosed}>
        {wasOpen &&
          blocks.map((block, index) => (
            <LessonBlock
              key={index}
              {...look}
              lessons={block}
              currentId={block.some((lesson) => lesson.id === currentId) ? currentId : undefined}
              isPanel={isPanel}
              hasFirstLine={index > 0 || title !== undefined}
              isLazy={isLong}
            />
          ))}
      </div>
    </section>
  );
});
