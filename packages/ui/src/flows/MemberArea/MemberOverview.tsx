import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '@qinghe/api/resources/member';
import { useStudyCourses, type StudyList } from '@qinghe/hooks/data/study';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { text } from '../../styles/text.ts';
import { greeting } from './greeting.ts';
import * as styles from './MemberOverview.styles.ts';

interface StatProps {
  label: string;
  unit: string;
  /** Undefined while it is on its way, null when it cannot be told. */
  value: number | null | undefined;
}

function Stat({ label, unit, value }: StatProps) {
  return (
    <div css={styles.stat}>
      <dt css={styles.label}>{label}</dt>
      <dd css={styles.value}>
        {value === undefined ? (
          <Skeleton width="4rem" height="2rem" />
        ) : value === null ? (
          '–'
        ) : (
          <>
            {value.toLocaleString('zh-CN')}
            <small css={styles.unit}>{unit}</small>
          </>
        )}
      </dd>
    </div>
  );
}

function CourseStat({ list, label }: { list: StudyList; label: string }) {
  const { data, error } = useStudyCourses({ list });
  return <Stat label={label} unit="门" value={data?.total ?? (error ? null : undefined)} />;
}

export interface MemberOverviewProps {
  member: Pick<Member, 'nick_name' | 'credit1'>;
}

/** A greeting, the way back to the course studied last, and what the member has here. */
export function MemberOverview({ member }: MemberOverviewProps) {
  const [hello] = useState(() => greeting(Date.now()));
  const { data } = useStudyCourses({ list: 'learning' });
  const last = data?.items.find(({ course }) => course !== null);
  const lesson = last?.lastLesson?.title;
  return (
    <>
      <div css={styles.head}>
        <div css={styles.words}>
          <h1 css={text.h2}>
            {hello}，{member.nick_name}
          </h1>
          {last?.course && (
            <p css={styles.last}>
              上次学到《{last.course.title}》{lesson && `：${lesson}`}
            </p>
          )}
        </div>
        {last && (
          <ButtonLink href={paths.courseVideo(last.courseId)} icon={<Icon as={Play} size={18} />}>
            继续学习
          </ButtonLink>
        )}
      </div>
      <dl css={styles.stats}>
        <CourseStat list="learning" label="在学课程" />
        <CourseStat list="bought" label="已购课程" />
        <CourseStat list="liked" label="收藏课程" />
        <Stat label="我的积分" unit="分" value={member.credit1} />
      </dl>
    </>
  );
}
