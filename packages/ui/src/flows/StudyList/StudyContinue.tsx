import type { HTMLAttributes } from 'react';
import { useStudyCourses } from '@qinghe/hooks/data/study';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { visuallyHidden } from '../../styles/text.ts';
import type { StudyLayout } from './StudyCourses.tsx';
import * as styles from './StudyList.styles.ts';
import { courseToContinue, StudyHero } from './StudyHero.tsx';

export interface StudyContinueProps extends HTMLAttributes<HTMLElement> {
  layout: StudyLayout;
}

/** The course to go on with; nothing for a visitor and where none is begun. */
export function StudyContinue({ layout, ...rest }: StudyContinueProps) {
  const query = useStudyCourses('learning');
  const study = courseToContinue(query.items);
  if (query.isLoading && query.items.length === 0)
    return (
      <div {...rest}>
        <Skeleton css={styles.heroWaiting[layout]} />
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
