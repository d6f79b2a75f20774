import type { MouseEvent } from 'react';
import { ChartNoAxesColumn, CircleCheck, CirclePlay, Lock } from 'lucide-react';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { toPercent } from '../../components/Progress/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { text, visuallyHidden } from '../../styles/text.ts';
import * as styles from './ChapterList.styles.ts';

export interface ChapterLesson {
  id: string | number;
  title: string;
  /** URL of the lesson's page; without it the row is not a link. */
  href?: string;
  /** Formatted length, such as 14:36. */
  duration?: string;
  /** Whether the lesson has a free preview. */
  isTrial?: boolean;
  /** Why the lesson cannot be watched, such as 购买后可观看. */
  lockReason?: string;
  /** Learning progress in percent; leave it out for visitors. */
  progress?: number;
}

/** Event handler called when the link of a lesson is clicked; it may prevent the navigation by `preventDefault`. */
export type LessonClickHandler = (id: ChapterLesson['id'], event: MouseEvent) => void;

/** Props that are the same for all rows of a list. */
export interface RowLook {
  /** Whether the current lesson is shown as playing; otherwise it is only highlighted. */
  isPlaying: boolean;
  /** Whether the list shows the lock reason once at its top, so that the rows show only a lock. */
  isReasonCommon: boolean;
  onLessonClick?: LessonClickHandler;
}

export interface LessonRowProps extends RowLook {
  lesson: ChapterLesson;
  isCurrent: boolean;
  /** Whether the row is in the player's side panel. */
  isPanel: boolean;
  /** Whether there is a line above the row. */
  hasLine: boolean;
}

/** Returns the state as text, and whether the icon already shows it, so that the text is for screen readers only. */
function describeState(
  { lockReason, progress }: ChapterLesson,
  isPlaying: boolean,
  isReasonCommon: boolean,
): { words: string; isInIcon: boolean } | null {
  if (isPlaying) return { words: '正在播放', isInIcon: true };
  if (lockReason !== undefined) return { words: lockReason, isInIcon: isReasonCommon };
  if (progress === undefined) return null;
  const percent = toPercent(progress);
  if (percent >= 100) return { words: '已学完', isInIcon: true };
  return percent > 0
    ? { words: `已学 ${percent}%`, isInIcon: false }
    : { words: '未学', isInIcon: true };
}

function pickIcon({ lockReason, progress = 0 }: ChapterLesson, isPlaying: boolean) {
  if (isPlaying) return ChartNoAxesColumn;
  if (lockReason !== undefined) return Lock;
  return toPercent(progress) >= 100 ? CircleCheck : CirclePlay;
}

/** A row with a lesson's title, length, progress and lock state. */
export function LessonRow({
  lesson,
  isCurrent,
  isPlaying: isAnyPlaying,
  isReasonCommon,
  onLessonClick,
  isPanel,
  hasLine,
}: LessonRowProps) {
  const { href, title, duration, isTrial = false, lockReason, progress = 0 } = lesson;
  const isPlaying = isCurrent && isAnyPlaying;
  const isLocked = lockReason !== undefined && !isCurrent;
  const isDone = !isLocked && toPercent(progress) >= 100;
  const state = describeState(lesson, isPlaying, isReasonCommon);
  const content = (
    <>
      <Icon
        as={pickIcon(lesson, isPlaying)}
        size={18}
        css={[styles.icon, isDone && styles.iconDone, isCurrent && styles.iconCurrent]}
      />
      <span css={styles.content}>
        <span css={styles.title}>{title}</span>
        <span css={[text.number, styles.facts]}>
          {isTrial && <Tag tone="brand">试看</Tag>}
          {state && (
            <span css={state.isInIcon ? visuallyHidden : isCurrent && styles.factCurrent}>
              {state.words}
            </span>
          )}
          {duration && <span>{duration}</span>}
        </span>
      </span>
    </>
  );
  const look = [
    styles.lesson,
    isPanel && styles.lessonPanel,
    hasLine && styles.lessonLine,
    isLocked && styles.lessonLocked,
    href !== undefined && styles.lessonLink,
    isCurrent && styles.lessonCurrent,
  ];
  if (href === undefined)
    return (
      <div css={look} aria-current={isCurrent || undefined}>
        {content}
      </div>
    );
  return (
    <Link
      variant="bare"
      href={href}
      css={look}
      aria-current={isCurrent || undefined}
      onClick={onLessonClick && ((event) => onLessonClick(lesson.id, event))}
    >
      {content}
    </Link>
  );
}
