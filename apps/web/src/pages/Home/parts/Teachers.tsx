import { useTeachers } from '@qinghe/hooks/data/teachers';
import { useLacks } from '@qinghe/hooks/stores/server';
import { paths } from '@qinghe/hooks/url';
import { TeacherCard, TeacherCardSkeleton } from '@qinghe/ui/patterns/TeacherCard';
import { CardList, HomeSection, QueryBlock } from '@qinghe/features/content/HomeBlocks';

const HOME_TEACHER_COUNT = 4;

/** The school's first teachers; renders nothing if there are none. */
export function Teachers() {
  const { ref, ...query } = useTeachers(HOME_TEACHER_COUNT);
  // A server without activities probably has no teachers either: a heading would have to be removed again.
  const isUnlikely = useLacks({ path: '/api/v2/activates' });
  if (query.data?.length === 0) return null;
  if (isUnlikely && !query.data) return <section ref={ref} />;
  return (
    <HomeSection ref={ref} title="跟着谁学" subtitle="我们只请讲得清楚的人">
      <QueryBlock
        query={query}
        skeleton={
          <CardList layout="four">
            <TeacherCardSkeleton />
            <TeacherCardSkeleton />
            <TeacherCardSkeleton />
            <TeacherCardSkeleton />
          </CardList>
        }
      >
        {(teachers) => (
          <CardList layout="four">
            {teachers.slice(0, HOME_TEACHER_COUNT).map((teacher) => (
              <TeacherCard
                key={teacher.id}
                name={teacher.name}
                portrait={teacher.avatar}
                jobTitle={teacher.title}
                quote={teacher.short_description}
                href={paths.search(teacher.name, 'teacher')}
              />
            ))}
          </CardList>
        )}
      </QueryBlock>
    </HomeSection>
  );
}
