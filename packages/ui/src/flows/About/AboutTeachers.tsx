import { useTeachers } from '@qinghe/hooks/data/teachers';
import { SectionHeader } from '../../patterns/SectionHeader/index.ts';
import { TeacherCard, TeacherCardSkeleton } from '../../patterns/TeacherCard/index.ts';
import { CardList, QueryBlock } from '../HomeBlocks/index.ts';

export interface AboutTeachersProps {
  /** Four cards beside each other, or two on the mobile site. */
  layout: 'four' | 'pairs';
}

/** The teachers of the school; nothing on a school without any. They load and fail alone. */
export function AboutTeachers({ layout }: AboutTeachersProps) {
  const query = useTeachers();
  if (query.data?.length === 0) return null;
  return (
    <section aria-labelledby="about-teachers">
      <SectionHeader titleId="about-teachers" title="老师们" subtitle="讲得清楚，是唯一的标准" />
      <QueryBlock
        query={query}
        skeleton={
          <CardList layout={layout}>
            <TeacherCardSkeleton />
            <TeacherCardSkeleton />
            <TeacherCardSkeleton />
            <TeacherCardSkeleton />
          </CardList>
        }
      >
        {(teachers) => (
          <CardList layout={layout}>
            {teachers.map(({ id, name, avatar, title, short_description: quote }) => (
              <TeacherCard key={id} name={name} portrait={avatar} jobTitle={title} quote={quote} />
            ))}
          </CardList>
        )}
      </QueryBlock>
    </section>
  );
}
