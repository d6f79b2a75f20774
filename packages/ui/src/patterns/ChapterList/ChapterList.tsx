import { Lock } from 'lucide-react';
import { lazy, Suspense, useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { SkeletonText } from '../../components/Skeleton/index.ts';
import { text } from '../../styles/text.ts';
import { ChapterGroup, type Chapter } from './ChapterGroup.tsx';
import type { LessonClickHandler } from './LessonRow.tsx';
import * as styles from './ChapterList.styles.ts';

// Loaded lazily, because most courses have lessons.
const Empty = lazy(async () => ({
  default: (await import('../../components/Empty/index.ts')).Empty,
}));

/** Variants of a chapter list: on a page, and in the player's side panel. */
export const chapterListVariants = ['page', 'panel'] as const;

/** With more lessons than this, rows outside the viewport are rendered later. */
const LONG = 120;

export interface ChapterListProps {
  /** The chapters in order. Keep their references stable: unchanged chapters are not rendered again. */
  chapters: readonly Chapter[];
  /** `page` is for course pages, `panel` is the narrow list next to the player. */
  variant?: (typeof chapterListVariants)[number];
  /** Id of the current lesson; its chapter is opened. */
  currentId?: string | number;
  /** Whether the row of the current lesson shows 正在播放; set it to false where the lesson cannot play. */
  isPlaying?: boolean;
  /** Ids of the chapters that are closed initially. */
  defaultClosedIds?: readonly (string | number)[];
  /** Facts about the course, next to the button that opens and closes all chapters. */
  summary?: ReactNode;
  /** Level of the chapters' headings. */
  headingLevel?: 2 | 3 | 4;
  /** Text when there are no lessons. */
  emptyText?: string;
  /** Event handler called when a lesson's link is clicked. Keep the function stable. */
  onLessonClick?: LessonClickHandler;
}

/** Returns the lock reason if at least two lessons are locked and all for the same reason; null otherwise. */
function commonReason(chapters: readonly Chapter[]): string | null {
  const reasons = chapters.flatMap(({ lessons }) =>
    lessons.flatMap(({ lockReason }) => lockReason ?? []),
  );
  const [first] = reasons;
  const isCommon = reasons.length > 1 && reasons.every((reason) => reason === first);
  return isCommon && first !== undefined ? first : null;
}

type Ids = ReadonlySet<string | number>;

const without = (ids: Ids, id: string | number): Ids =>
  new Set([...ids].filter((other) => other !== id));

/** The lessons of a course by chapter. Each chapter can be opened and closed. */
export function ChapterList({
  chapters,
  variant = 'page',
  currentId,
  isPlaying = true,
  defaultClosedIds = [],
  summary,
  headingLevel = 3,
  emptyText = '课程内容更新中',
  onLessonClick,
}: ChapterListProps) {
  const listId = useId();
  const [closedIds, setClosedIds] = useState<Ids>(() => new Set(defaultClosedIds));
  const [shownId, setShownId] = useState<string | number>();
  const toggle = useCallback(
    (id: Chapter['id']) =>
      setClosedIds((ids) => (ids.has(id) ? without(ids, id) : new Set([...ids, id]))),
    [],
  );

  const current =
    currentId === undefined
      ? undefined
      : chapters.find(({ lessons }) => lessons.some(({ id }) => id === currentId));
  if (currentId !== undefined && currentId !== shownId) {
    setShownId(currentId);
    if (current) setClosedIds(without(closedIds, current.id));
  }

  const isPanel = variant === 'panel';
  const reason = useMemo(() => commonReason(chapters), [chapters]);
  const count = chapters.reduce((total, { lessons }) => total + lessons.length, 0);
  const titled = chapters.filter(({ title }) => title !== undefined);
  const isAllClosed = titled.every(({ id }) => closedIds.has(id));

  if (count === 0)
    return (
      <Suspense fallback={<SkeletonText count={1} />}>
        <Empty variant="compact" title={emptyText} />
      </Suspense>
    );
  return (
    <div css={[styles.root, isPanel && styles.rootPanel]}>
      {(summary || reason !== null || titled.length > 1) && (
        <div css={[text.label, styles.bar, isPanel && styles.barPanel]}>
          {summary}
          {reason !== null && (
            <span css={styles.reason}>
              <Icon as={Lock} size={14} />
              {reason}
            </span>
          )}
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
      {chapters.map((chapter) => (
        <ChapterGroup
          key={chapter.id}
          chapter={chapter}
          lessonsId={`${listId}-${chapter.id}`}
          isClosed={chapter.title !== undefined && closedIds.has(chapter.id)}
          onToggle={toggle}
          currentId={chapter === current ? currentId : undefined}
          headingLevel={headingLevel}
          isPanel={isPanel}
          isLong={count > LONG}
          isPlaying={isPlaying || chapter !== current}
          isReasonCommon={reason !== null}
          onLessonClick={onLessonClick}
        />
      ))}
    </div>
  );
}
