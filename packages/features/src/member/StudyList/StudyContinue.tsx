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
 * The course to continue; nothing for a visitor or where no course was begun. The space that the skeleton took while loading is
 * kept, so that the content below does not shift.
 */
export function StudyContinue({ layout, ...rest }: StudyContinueProps) {
  const query = useStudyCourses('learning');
  const study = courseToContinue(query.items);
  const [isPlaceTaken] = useState(query.isLoading);
  if (query.isLoading && !query.error && query.items.length === 0)
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
            // The list below says that it is empty and links to the courses.
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
