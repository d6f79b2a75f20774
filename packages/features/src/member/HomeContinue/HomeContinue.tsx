import { useState } from 'react';
import { useStudyCourses } from '@qinghe/hooks/data/study';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { Button, ButtonLink } from '@qinghe/ui/components/Button';
import { Cover } from '@qinghe/ui/components/Cover';
import { Link } from '@qinghe/ui/components/Link';
import { Progress } from '@qinghe/ui/components/Progress';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { container } from '@qinghe/ui/styles/layout';
import { text, truncate } from '@qinghe/ui/styles/text';
import { continueHref, lastLessonText } from '../StudyList/index.ts';
import * as styles from './HomeContinue.styles.ts';

export interface HomeContinueProps {
  /** Whether the section keeps the space of its skeleton when there turns out to be no course to continue. */
  isPlaceKept?: boolean;
}

/**
 * Link to the course that the member studied last and has not finished. The space that the skeleton took while loading is kept,
 * so that the content below does not shift.
 */
export function HomeContinue({ isPlaceKept = true }: HomeContinueProps) {
  const isMember = useIsMember();
  const { items, isLoading, isRetrying, error, refresh } = useStudyCourses('learning');
  const [isPlaceTaken] = useState(isPlaceKept && isLoading);
  const study = items.find(({ course, progress }) => course !== null && (progress ?? 0) < 100);
  if (!isPlaceTaken && !isLoading && !error && !study?.course) return null;
  return (
    <section css={[container, styles.place]} aria-label="继续学习">
      {study?.course ? (
        <Link variant="bare" href={continueHref(study)} css={styles.root}>
          <Cover src={study.course.thumb} isWhole css={styles.cover} />
          <div css={styles.words}>
            <p css={[text.subtitle, truncate]}>{study.course.title}</p>
            <p css={[text.caption, truncate, styles.last]}>
              {lastLessonText(study) || '还没有开始学'}
            </p>
            <Progress variant="thin" label="学习进度" value={study.progress ?? 0} />
          </div>
          <span css={[text.label, styles.go]}>继续学习</span>
        </Link>
      ) : (isLoading && !error) || !isMember ? (
        // After a logout the skeleton is shown rather than the message that no course was begun.
        <Skeleton height="5rem" />
      ) : (
        <div css={styles.none}>
          <p css={text.label}>{error ? '学习记录加载失败' : '还没有正在学的课程'}</p>
          {error ? (
            <Button
              variant="outline"
              size="sm"
              isLoading={isRetrying}
              loadingText="正在重试"
              onClick={() => void refresh()}
            >
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
