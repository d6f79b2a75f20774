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
      // On the desktop the hero has this button.
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
  /** Keeps the place until it is known what there is. */
  skeleton: ReactNode;
  /** The next activities. */
  activities: ReactNode;
  /** Stands below all. */
  ending: ReactNode;
}

/**
 * A home page on which the school has put nothing yet: the next activities or, without any, what is
 * to come. It shows once that is known: nothing on it is seen to go.
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
