import { Play } from 'lucide-react';
import type { StudyCourse } from '@qinghe/hooks/data/study';
import { clockDuration, fullTime, relativeTimeWithClock, useMinute } from '@qinghe/hooks/time';
import { Cover } from '@qinghe/ui/components/Cover';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { Progress } from '@qinghe/ui/components/Progress';
import { text, truncate, visuallyHidden } from '@qinghe/ui/styles/text';
import { continueHref } from './studyCard.ts';
import * as styles from './StudyList.styles.ts';
import type { StudyLayout } from './StudyCourses.tsx';

/** Returns the course to continue: the first one that was begun and is not finished. */
export function courseToContinue(courses: readonly StudyCourse[]): StudyCourse | undefined {
  return courses.find(
    ({ course, lastLesson, progress }) => course && lastLesson && progress !== 100,
  );
}

export interface StudyHeroProps {
  study: StudyCourse;
  layout: StudyLayout;
}

/** The course to continue, with the lesson studied last; the whole card is one link to the player. */
export function StudyHero({ study, layout }: StudyHeroProps) {
  const now = useMinute();
  const { course, lastLesson, progress } = study;
  if (!course || !lastLesson) return null;
  const isRow = layout === 'rows';
  const percent = progress ?? 0;
  const when = relativeTimeWithClock(lastLesson.at, now);
  return (
    <Link variant="bare" href={continueHref(study)} css={[styles.hero, styles.heroes[layout]]}>
      <Cover css={isRow && styles.heroCover} src={course.thumb} isWhole isPriority>
        {!isRow && (
          <span css={[styles.play, styles.playOnCover]}>
            <Icon as={Play} />
          </span>
        )}
      </Cover>
      <div css={styles.heroWords}>
        {!isRow && <p css={[text.label, styles.heroEyebrow]}>继续学习</p>}
        <p css={[!isRow && text.h3, truncate, styles.heroTitles[layout]]}>{lastLesson.title}</p>
        <p css={[isRow ? text.caption : text.label, truncate, styles.heroCourse]}>{course.title}</p>
        <div css={styles.heroProgress}>
          <Progress variant={isRow ? 'thin' : 'bar'} value={percent} label="学习进度" />
          <span css={styles.percents[layout]}>{`${percent}%`}</span>
        </div>
        {!isRow && (
          <p css={[text.caption, text.number, styles.heroLast]} title={fullTime(lastLesson.at)}>
            {`上次学到 ${clockDuration(lastLesson.seconds)}${when && `，${when}`}`}
          </p>
        )}
      </div>
      {isRow && (
        <span css={[styles.play, styles.playInRow]}>
          <Icon as={Play} size={18} />
          <span css={visuallyHidden}>继续学习</span>
        </span>
      )}
    </Link>
  );
}
