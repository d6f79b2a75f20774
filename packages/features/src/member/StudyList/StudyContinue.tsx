import { useState, type HTMLAttributes } from 'react';
import { useStudyCourses } from '@qinghe/hooks/data/study';
import { ErrorState } from '@qinghe/ui/components/ErrorState';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { text, visuallyHidden } from '@qinghe/ui/styles/text';
import type { StudyLayout } from './StudyCourses.tsx';
import * as styles from './StudyList.styles.ts';
import { courseToContinue, StudyHero } from './StudyHero.tsx';

export interface StudyContinueProps extends HTMLAttributes<HTMLElement> {
  layout: StudyLayout;
}

/**
 * The course to go on with; nothing for a visitor and where none is begun. A place that was taken
 * while it loaded stays, so that what is below does not jump.
 */
export function StudyContinue({ layout, ...rest }: StudyContinueProps) {
  const query = useStudyCourses('learning');
  const study = courseToContinue(query.items);
  const [isPlaceTaken] = useState(query.isLoading);
  if (query.isLoading && query.items.length === 0)
    return (
      <div {...rest}>
        <Skeleton css={styles.heroWaiting[layout]} />
      </div>
    );
  if (!study && (isPlaceTaken || query.error))
    return (
      <div {...rest}>
        <div css={[styles.hero, styles.heroWaiting[layout], styles.heroNone]}>
          {query.error ? (
            <ErrorState
              variant="inline"
              title="继续学习加载失败"
              isRetrying={query.isRetrying}
              onRetry={() => void query.refresh()}
            />
          ) : (
            // The list below says what is not there, and the way to it.
            <p css={text.label}>学过的课会留在这里，点一下就能接着学。</p>
          )}
        </div>
      </div>
    );
  if (!study) return null;
  return (
    <section aria-labelledby="continue" {...rest}>
      <h2 id="continue" css={visuallyHidden}>
        继续学习
      </h2>
      <StudyHero study={study} layout={layout} />
    </section>
  );
}
