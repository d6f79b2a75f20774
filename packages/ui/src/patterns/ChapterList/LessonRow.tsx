import { ChartNoAxesColumn, CircleCheck, CirclePlay, Lock } from 'lucide-react';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { toPercent } from '../../components/Progress/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { text, truncate } from '../../styles/text.ts';
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

export interface LessonRowProps {
  lesson: ChapterLesson;
  isCurrent: boolean;
  /** Whether the row stands in the player's panel. */
  isPanel: boolean;
  /** Whether there is a line above. */
  hasLine: boolean;
}

function describeState({ lockReason, progress }: ChapterLesson, isCurrent: boolean) {
  if (isCurrent) return '正在播放';
  if (lockReason !== undefined) return lockReason;
  if (progress === undefined) return null;
  const percent = toPercent(progress);
  if (percent >= 100) return '已学完';
  return percent > 0 ? `已学 ${percent}%` : '未学';
}

function pickIcon({ lockReason, progress = 0 }: ChapterLesson, isCurrent: boolean) {
  if (isCurrent) return ChartNoAxesColumn;
  if (lockReason !== undefined) return Lock;
  return toPercent(progress) >= 100 ? CircleCheck : CirclePlay;
}

/** One lesson: what it is, how far it is learnt, whether it can be watched. */
export function LessonRow({ lesson, isCurrent, isPanel, hasLine }: LessonRowProps) {
  const { href, title, duration, isTrial = false, lockReason, progress = 0 } = lesson;
  const isLocked = lockReason !== undefined && !isCurrent;
  const isDone = !isLocked && toPercent(progress) >= 100;
  const state = describeState(lesson, isCurrent);
  const content = (
    <>
      <Icon
        as={pickIcon(lesson, isCurrent)}
        size={18}
        css={[styles.icon, isDone && styles.iconDone, isCurrent && styles.iconCurrent]}
      />
      <span css={styles.content}>
        <span css={[truncate, styles.title]}>{title}</span>
        <span css={[text.number, styles.facts]}>
          {isTrial && <Tag tone="brand">试看</Tag>}
          {state && <span css={isCurrent && styles.factCurrent}>{state}</span>}
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
    <Link variant="bare" href={href} css={look} aria-current={isCurrent || undefined}>
      {content}
    </Link>
  );
}
