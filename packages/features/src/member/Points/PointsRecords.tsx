import type { PointsRecord } from '@qinghe/api/resources/points';
import { fullTime } from '@qinghe/hooks/time';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { signed } from './earningRules.ts';
import * as styles from './Points.styles.ts';

export interface PointsRecordsProps {
  records: readonly PointsRecord[];
  /** A table on the desktop site, rows on the mobile site. */
  layout: 'table' | 'rows';
}

function Sum({ sum }: Pick<PointsRecord, 'sum'>) {
  return <b css={[styles.sum, sum > 0 && styles.gain]}>{signed(sum)}</b>;
}

/** Records have no id. The index distinguishes two equal records of the same second. */
const keyOf = ({ created_at, remark }: PointsRecord, index: number) =>
  `${created_at ?? ''} ${remark} ${index}`;

/** The changes of the member's points, newest first. */
export function PointsRecords({ records, layout }: PointsRecordsProps) {
  if (layout === 'rows')
    return (
      <ul css={styles.rows}>
        {records.map((record, index) => (
          <li key={keyOf(record, index)} css={styles.row}>
            <div css={styles.source}>
              <p>{record.remark}</p>
              <p css={styles.small}>{fullTime(record.created_at)}</p>
            </div>
            <Sum sum={record.sum} />
          </li>
        ))}
      </ul>
    );
  return (
    <table css={styles.table} aria-label="积分明细">
      <thead>
        <tr>
          <th scope="col" css={[styles.head, styles.first]}>
            来源
          </th>
          <th scope="col" css={styles.head}>
            时间
          </th>
          <th scope="col" css={[styles.head, styles.change]}>
            变动
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map((record, index) => (
          <tr key={keyOf(record, index)}>
            <td css={[styles.data, styles.first]}>{record.remark}</td>
            <td css={[styles.data, styles.when]}>{fullTime(record.created_at)}</td>
            <td css={[styles.data, styles.change]}>
              <Sum sum={record.sum} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Skeleton of `PointsRecords`. */
export function PointsRecordsSkeleton({ layout }: Pick<PointsRecordsProps, 'layout'>) {
  return <Skeleton height={layout === 'table' ? '36rem' : '30rem'} css={styles.skeleton} />;
}
