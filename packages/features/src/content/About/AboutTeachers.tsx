import { useState } from 'react';
import { useTeachers } from '@qinghe/hooks/data/teachers';
import { paths } from '@qinghe/hooks/url';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { SectionHeader } from '@qinghe/ui/patterns/SectionHeader';
import { TeacherCard, TeacherCardSkeleton } from '@qinghe/ui/patterns/TeacherCard';
import { LoadError } from '@qinghe/features/states/StatusPages';
import { CardList, Yielded } from '../HomeBlocks/index.ts';

export interface AboutTeachersProps {
  /** `four` cards in a row on the desktop site, `pairs` on the mobile site. */
  layout: 'four' | 'pairs';
}

/** The teachers of the school; renders nothing where there are none. They are loaded, and may fail, independently of the page. */
export function AboutTeachers({ layout }: AboutTeachersProps) {
  const { data, error, isRetrying, mutate, ref } = useTeachers();
  const [isLate] = useState(!data);
  if (data?.length === 0) return isLate && <Yielded place="teachers" />;
  return (
    <section ref={ref} aria-labelledby="about-teachers">
      <SectionHeader titleId="about-teachers" title="老师们" subtitle="讲得清楚，是唯一的标准" />
      {!data && error ? (
        <LoadError error={error} isRetrying={isRetrying} onRetry={() => void mutate()} />
      ) : (
        <Loading
          isLoading={!data}
          skeleton={
            <CardList layout={layout}>
              <TeacherCardSkeleton />
              <TeacherCardSkeleton />
              <TeacherCardSkeleton />
              <TeacherCardSkeleton />
            </CardList>
          }
        >
          <CardList layout={layout}>
            {data?.map(({ id, name, avatar, title, short_description: quote }) => (
              <TeacherCard
                key={id}
                name={name}
                portrait={avatar}
                jobTitle={title}
                quote={quote}
                href={paths.search(name, 'teacher')}
              />
            ))}
          </CardList>
        </Loading>
      )}
    </section>
  );
}
