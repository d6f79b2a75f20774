import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Empty } from '../../components/Empty/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { text, truncate } from '../../styles/text.ts';
import { LessonRow, type ChapterLesson } from './LessonRow.tsx';
import * as styles from './ChapterList.styles.ts';

/** Places of a chapter list: on a page, and in the player's side panel. */
export const chapterListVariants = ['page', 'panel'] as const;

export interface Chapter {
  id: string | number;
  /** Name of the chapter; lessons without a chapter have none and no header. */
  title?: string;
  /** Facts on the right of the header, such as 6 讲 · 1 小时 52 分. */
  meta?: string;
  lessons: readonly ChapterLesson[];
}

export interface ChapterListProps {
  chapters: readonly Chapter[];
  variant?: (typeof chapterListVariants)[number];
  /** Id of the lesson that is being watched; its chapter opens. */
  currentId?: string | number;
  /** Ids of the chapters that are closed at first. */
  defaultClosedIds?: readonly (string | number)[];
  /** Facts about the whole, beside the button that closes and opens all chapters. */
  summary?: ReactNode;
  /** Level of the chapters' headings. */
  headingLevel?: 2 | 3 | 4;
  /** Said when there is no lesson. */
  emptyText?: string;
}

type Ids = ReadonlySet<string | number>;

const without = (ids: Ids, id: string | number): Ids =>
  new Set([...ids].filter((other) => other !== id));

/** The lessons of a course by chapter. Chapters close and open. */
export function ChapterList({
  chapters,
  variant = 'page',
  currentId,
  defaultClosedIds = [],
  summary,
  headingLevel = 3,
  emptyText = '课程内容更新中',
}: ChapterListProps) {
  const listId = useId();
  const [closedIds, setClosedIds] = useState<Ids>(() => new Set(defaultClosedIds));
  const [shownId, setShownId] = useState<string | number>();
  if (currentId !== undefined && currentId !== shownId) {
    const current = chapters.find(({ lessons }) => lessons.some(({ id }) => id === currentId));
    setShownId(currentId);
    if (current) setClosedIds(without(closedIds, current.id));
  }

  const isPanel = variant === 'panel';
  const Heading = `h${headingLevel}` as const;
  const filled = chapters.filter(({ lessons }) => lessons.length > 0);
  const titled = chapters.filter(({ title }) => title !== undefined);
  const isAllClosed = titled.every(({ id }) => closedIds.has(id));

  if (filled.length === 0) return <Empty variant="compact" title={emptyText} />;
  return (
    <div css={[styles.root, isPanel && styles.rootPanel]}>
      {(summary || titled.length > 1) && (
        <div css={[text.label, styles.bar, isPanel && styles.barPanel]}>
          {summary}
          {titled.length > 1 && (
            <button
              type="button"
              css={styles.toggleAll}
              onClick={() => setClosedIds(new Set(isAllClosed ? [] : titled.map(({ id }) => id)))}
            >
              {isAllClosed ? '全部展开' : '全部收起'}
            </button>
          )}
        </div>
      )}
      {chapters.map(({ id, title, meta, lessons }) => {
        const isClosed = title !== undefined && closedIds.has(id);
        const lessonsId = `${listId}-${id}`;
        return (
          <section key={id} css={!isPanel && styles.group}>
            {title !== undefined && (
              <Heading>
                <button
                  type="button"
                  css={[styles.head, isPanel && styles.headPanel]}
                  aria-expanded={!isClosed}
                  aria-controls={lessonsId}
                  onClick={() =>
                    setClosedIds(isClosed ? without(closedIds, id) : new Set([...closedIds, id]))
                  }
                >
                  <Icon
                    as={ChevronDown}
                    size={18}
                    css={[styles.chevron, isClosed && styles.chevronClosed]}
                  />
                  <span css={truncate}>{title}</span>
                  {meta && <span css={styles.headMeta}>{meta}</span>}
                </button>
              </Heading>
            )}
            <ul id={lessonsId} hidden={isClosed}>
              {lessons.map((lesson, index) => (
                <li key={lesson.id}>
                  <LessonRow
                    lesson={lesson}
                    isCurrent={lesson.id === currentId}
                    isPanel={isPanel}
                    hasLine={!isPanel && (index > 0 || title !== undefined)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
