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
  /** Where the lesson is watched; without it the row is no link. */
  href?: string;
  /** Length ready for reading, such as 14:36. */
  duration?: string;
  /** Whether a part can be watched without buying. */
  isTrial?: boolean;
  /** Why the lesson cannot be watched, such as 购买后可观看. */
  lockReason?: string;
  /** Learnt share in percent; leave it out where there is no member. */
  progress?: number;
}

/** Event handler called when the link of a lesson is followed; it may keep the browser from doing so. */
export type LessonClickHandler = (id: ChapterLesson['id'], event: MouseEvent) => void;

/** How the rows of a list show their lessons. */
export interface RowLook {
  /** Whether the current lesson plays, or only stands on the screen. */
  isPlaying: boolean;
  /** Whether the list says once why lessons are locked, so that the rows need no words for it. */
  isReasonCommon: boolean;
  onLessonClick?: LessonClickHandler;
}

export interface LessonRowProps extends RowLook {
  lesson: ChapterLesson;
  isCurrent: boolean;
  /** Whether the row stands in the player's panel. */
  isPanel: boolean;
  /** Whether there is a line above. */
  hasLine: boolean;
}

/** The state in words, and whether the icon alone says the same. */
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

/** One lesson: what it is, how far it is learnt, whether it can be watched. */
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
