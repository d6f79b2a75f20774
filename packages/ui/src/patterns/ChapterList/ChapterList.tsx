import { Lock } from 'lucide-react';
import { lazy, Suspense, useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { SkeletonText } from '../../components/Skeleton/index.ts';
import { text } from '../../styles/text.ts';
import { ChapterGroup, type Chapter } from './ChapterGroup.tsx';
import type { LessonClickHandler } from './LessonRow.tsx';
import * as styles from './ChapterList.styles.ts';

// Seldom needed: most courses have lessons.
const Empty = lazy(async () => ({
  default: (await import('../../components/Empty/index.ts')).Empty,
}));

/** Places of a chapter list: on a page, and in the player's side panel. */
export const chapterListVariants = ['page', 'panel'] as const;

/** From this many lessons on, rows out of sight wait. */
const LONG = 120;

export interface ChapterListProps {
  /** Keep the same array while nothing changes: chapters that stay the same are not drawn again. */
  chapters: readonly Chapter[];
  /** `page` is the list of a course page, `panel` the narrow one beside the player. */
  variant?: (typeof chapterListVariants)[number];
  /** Id of the lesson that is being watched; its chapter opens. */
  currentId?: string | number;
  /** Whether that lesson plays; false where something stands in its way, so that its row does not say so. */
  isPlaying?: boolean;
  /** Ids of the chapters that are closed at first. */
  defaultClosedIds?: readonly (string | number)[];
  /** Facts about the whole, beside the button that closes and opens all chapters. */
  summary?: ReactNode;
  /** Level of the chapters' headings. */
  headingLevel?: 2 | 3 | 4;
  /** Said when there is no lesson. */
  emptyText?: string;
  /** Event handler called when a lesson's link is followed. Keep the same function. */
  onLessonClick?: LessonClickHandler;
}

/** The reason that several lessons are locked for, where all of them have the same one. */
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

/** The lessons of a course by chapter. Chapters close and open. */
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
