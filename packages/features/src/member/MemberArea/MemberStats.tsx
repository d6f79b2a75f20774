import type { Member } from '@qinghe/api/resources/member';
import { useStudyCourses, type StudyList } from '@qinghe/hooks/data/study';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { grouped } from '@qinghe/ui/words';
import * as styles from './MemberStats.styles.ts';

interface StatProps {
  label: string;
  unit: string;
  /** Undefined while loading, null when it could not be loaded. */
  value: number | null | undefined;
}

function Stat({ label, unit, value }: StatProps) {
  return (
    <div css={styles.stat}>
      <dt css={styles.label}>{label}</dt>
      <dd css={styles.value}>
        {value === undefined ? (
          <Skeleton width="4rem" height="1.75rem" />
        ) : value === null ? (
          '–'
        ) : (
          <>
            <span css={styles.figure}>{grouped(value)}</span>
            <small css={styles.unit}>{unit}</small>
          </>
        )}
      </dd>
    </div>
  );
}

function CourseStat({ list, label }: { list: StudyList; label: string }) {
  const { total, isLoading, error } = useStudyCourses(list);
  return <Stat label={label} unit="门" value={error ? null : isLoading ? undefined : total} />;
}

export interface MemberStatsProps {
  /** Null while the member is loading. */
  member: Pick<Member, 'credit1'> | null;
  /** All four figures on the desktop site, three on the mobile site. */
  layout: 'panel' | 'strip';
}

/** Figures of the member's courses and points. If one of them cannot be loaded, the others are shown all the same. */
export function MemberStats({ member, layout }: MemberStatsProps) {
  return (
    <dl css={[styles.root, styles.layouts[layout]]}>
      <CourseStat list="learning" label="在学课程" />
      <CourseStat list="bought" label="已购课程" />
      {layout === 'panel' && <CourseStat list="liked" label="收藏课程" />}
      <Stat label="我的积分" unit="分" value={member?.credit1} />
    </dl>
  );
}
