import { BookOpen, CalendarDays } from 'lucide-react';
import type { Teacher, TeacherDetail } from '@qinghe/api/resources/teachers';
import { isNotFound } from '@qinghe/hooks/data/swr';
import { useTeacher } from '@qinghe/hooks/data/teachers';
import { paths } from '@qinghe/hooks/url';
import { Avatar } from '@qinghe/ui/components/Avatar';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { Tag } from '@qinghe/ui/components/Tag';
import { clampTwoLines, text, truncate } from '@qinghe/ui/styles/text';
import { RetryLine } from '@qinghe/features/states/StatusPages';
import { Highlight } from './Highlight.tsx';
import * as styles from './TeacherHits.styles.ts';

/** Maximum number of courses and activities shown for a teacher among other hits. */
const FEW = 4;

const worksOf = ({ courses, activates }: TeacherDetail) => [
  ...courses.map(({ id, title }) => ({ title, href: paths.course(id), icon: BookOpen })),
  ...activates.map(({ id, title }) => ({ title, href: paths.activity(id), icon: CalendarDays })),
];

interface TeacherHitProps {
  teacher: Teacher;
  keywords: string;
  /** Maximum number of courses and activities shown. */
  most: number;
}

/** Links to the courses and activities of a teacher; renders nothing where the server does not list them. */
function Works({ teacher, most }: Omit<TeacherHitProps, 'keywords'>) {
  const { data, error, mutate } = useTeacher(teacher.id);
  const works = data && worksOf(data);
  const count = works?.length ?? (error ? 0 : teacher.courses_count + teacher.activates_count);
  const shown = Math.min(count, most);
  if (!data && error && !isNotFound(error))
    return (
      <div css={styles.works}>
        <RetryLine what="课程和活动" onRetry={() => void mutate()} />
      </div>
    );
  if (count === 0) return null;
  return (
    <ul css={styles.works} aria-label={`${teacher.name}的课程和活动`}>
      {Array.from({ length: shown }, (_, order) => {
        const work = works?.[order];
        return (
          <li key={order}>
            {work ? (
              <Link variant="bare" href={work.href} css={styles.work}>
                <Icon as={work.icon} size={16} css={styles.icon} />
                <span css={truncate}>{work.title}</span>
              </Link>
            ) : (
              <span css={styles.work}>
                <Skeleton width="14rem" />
              </span>
            )}
          </li>
        );
      })}
      {count > shown && (
        <li>
          <Link variant="bare" href={paths.search(teacher.name, 'teacher')} css={styles.more}>
            全部 {count} 项
          </Link>
        </li>
      )}
    </ul>
  );
}

function TeacherHit({ teacher, keywords, most }: TeacherHitProps) {
  const { name, avatar, title, short_description: quote } = teacher;
  return (
    <div css={styles.row}>
      <span css={styles.tile}>
        <Avatar src={avatar} name={name} size={80} css={styles.portrait} />
      </span>
      <div css={styles.body}>
        <h2 css={[text.title, truncate]}>
          <Highlight text={name} keywords={keywords} />
        </h2>
        {title && (
          <p css={[text.body, truncate, styles.job]}>
            <Highlight text={title} keywords={keywords} />
          </p>
        )}
        {quote && <p css={[text.body, clampTwoLines, styles.job]}>{quote}</p>}
        <Tag css={styles.tag}>老师</Tag>
      </div>
      <Works teacher={teacher} most={most} />
    </div>
  );
}

export interface TeacherHitsProps {
  teachers: readonly Teacher[];
  keywords: string;
  /** Whether other hits follow, so that only a few of a teacher's courses are shown. */
  isAmongOthers: boolean;
}

/** Teachers that were found, each with their courses and activities. */
export function TeacherHits({ teachers, keywords, isAmongOthers }: TeacherHitsProps) {
  if (teachers.length === 0) return null;
  return (
    <ul css={isAmongOthers && styles.before}>
      {teachers.map((teacher) => (
        <li key={teacher.id} css={styles.item}>
          <TeacherHit teacher={teacher} keywords={keywords} most={isAmongOthers ? FEW : Infinity} />
        </li>
      ))}
    </ul>
  );
}
