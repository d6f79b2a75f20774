import type { ReactNode } from 'react';
import { useCourseCategories } from '@qinghe/hooks/data/courses';
import type { HomePlatform } from '@qinghe/hooks/data/home';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { HomeStatement } from './HomeStatement.tsx';
import { useHasCourses } from './useHasCourses.ts';
import { useHomeActivities } from './useHomeActivities.ts';

function Statement({ platform, hasCourses }: { platform: HomePlatform; hasCourses: boolean }) {
  const { data: categories } = useCourseCategories();
  const isOverlapping = categories?.length === 0;
  if (hasCourses)
    return (
      <HomeStatement
        title="内容筹备中"
        line="首页还在布置，先去看看全部课程。"
        action={<ButtonLink href={paths.courses()}>全部课程</ButtonLink>}
        isOverlapping={isOverlapping}
      />
    );
  return (
    <HomeStatement
      title="课程正在准备中"
      line="第一门课上线后，会在这里和你见面。"
      // On the desktop site the hero has this button.
      action={
        platform === 'h5' && (
          <ButtonLink variant="soft" href={paths.about()}>
            关于我们
          </ButtonLink>
        )
      }
      isOverlapping={isOverlapping}
    />
  );
}

export interface HomeEmptyProps {
  platform: HomePlatform;
  /** Shown until it is known whether there are courses and activities. */
  skeleton: ReactNode;
  /** The upcoming activities. */
  activities: ReactNode;
  /** Content below everything else. */
  ending: ReactNode;
}

/**
 * A home page to which the school has added nothing yet: the upcoming activities or, without any, a statement of what is to come.
 * It renders only once that is known, so that nothing disappears again.
 */
export function HomeEmpty({ platform, skeleton, activities, ending }: HomeEmptyProps) {
  const { data, error, ref } = useHomeActivities();
  const hasCourses = useHasCourses();
  if (hasCourses === undefined || (!data && !error))
    return (
      <section ref={ref}>
        <Loading isLoading skeleton={skeleton} />
      </section>
    );
  return (
    <>
      {data?.length === 0 ? <Statement platform={platform} hasCourses={hasCourses} /> : activities}
      {ending}
    </>
  );
}
