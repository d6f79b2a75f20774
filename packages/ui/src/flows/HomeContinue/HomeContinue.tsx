import { useState } from 'react';
import { useStudyCourses } from '@qinghe/hooks/data/study';
import { paths } from '@qinghe/hooks/url';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Cover } from '../../components/Cover/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Progress } from '../../components/Progress/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { container } from '../../styles/layout.ts';
import { text, truncate } from '../../styles/text.ts';
import { continueHref, lastLessonText } from '../StudyList/studyCard.ts';
import * as styles from './HomeContinue.styles.ts';

/**
 * The way back into the course that the member studied last and has not finished. A place that was
 * taken while it loaded stays, so that what is below does not jump.
 */
export function HomeContinue() {
  const { items, isLoading, error, refresh } = useStudyCourses('learning');
  const [isPlaceTaken] = useState(isLoading);
  const study = items.find(({ course, progress }) => course !== null && (progress ?? 0) < 100);
  if (!isPlaceTaken && !isLoading && !error && !study?.course) return null;
  return (
    <section css={[container, styles.place]} aria-label="继续学习">
      {study?.course ? (
        <Link variant="bare" href={continueHref(study)} css={styles.root}>
          <Cover src={study.course.thumb} css={styles.cover} />
          <div css={styles.words}>
            <p css={[text.subtitle, truncate]}>{study.course.title}</p>
            <p css={[text.caption, truncate, styles.last]}>
              {lastLessonText(study) || '还没有开始学'}
            </p>
            <Progress variant="thin" label="学习进度" value={study.progress ?? 0} />
          </div>
          <span css={[text.label, styles.go]}>继续学习</span>
        </Link>
      ) : isLoading ? (
        <Skeleton height="5rem" />
      ) : (
        <div css={styles.none}>
          <p css={text.label}>{error ? '学习记录加载失败' : '还没有正在学的课程'}</p>
          {error ? (
            <Button variant="outline" size="sm" onClick={() => void refresh()}>
              重试
            </Button>
          ) : (
            <ButtonLink variant="soft" size="sm" href={paths.courses()}>
              去选课
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}
