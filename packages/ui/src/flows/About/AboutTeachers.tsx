import { useTeachers } from '@qinghe/hooks/data/teachers';
import { Loading } from '../../components/Skeleton/index.ts';
import { SectionHeader } from '../../patterns/SectionHeader/index.ts';
import { TeacherCard, TeacherCardSkeleton } from '../../patterns/TeacherCard/index.ts';
import { CardList } from '../HomeBlocks/CardList.tsx';
import { LoadError } from '../StatusPages/index.ts';

export interface AboutTeachersProps {
  /** Four cards beside each other, or two on the mobile site. */
  layout: 'four' | 'pairs';
}

/** The teachers of the school; nothing on a school without any. They load and fail alone. */
export function AboutTeachers({ layout }: AboutTeachersProps) {
  const { data, error, isRetrying, mutate } = useTeachers();
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="about-teachers">
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
              <TeacherCard key={id} name={name} portrait={avatar} jobTitle={title} quote={quote} />
            ))}
          </CardList>
        </Loading>
      )}
    </section>
  );
}
