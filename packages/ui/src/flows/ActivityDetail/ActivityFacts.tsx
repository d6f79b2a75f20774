import { CalendarDays, MapPin, Users } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { ActivityBody } from '@qinghe/api/resources/activities';
import { fullTime } from '@qinghe/hooks/time';
import { Icon } from '../../components/Icon/index.ts';
import { toast } from '../../components/Toast/index.ts';
import { text } from '../../styles/text.ts';
import { copyText } from './copyText.ts';
import { placeLines, seatLines, whenLines, type FactLines } from './describeActivity.ts';
import * as styles from './ActivityDetail.styles.ts';

interface FactProps {
  icon: ComponentProps<typeof Icon>['as'];
  label: string;
  lines: FactLines;
  title?: string | undefined;
  children?: ReactNode;
}

function Fact({ icon, label, lines, title, children }: FactProps) {
  return (
    <div css={styles.fact}>
      <dt css={[text.caption, styles.factLabel]}>
        <Icon as={icon} size={16} />
        <span css={styles.factName}>{label}</span>
      </dt>
      <dd css={[styles.factBody, Boolean(children) && styles.withAction]} title={title}>
        <p css={styles.factMain}>{lines.main}</p>
        {lines.sub && <p css={[text.label, styles.factSub]}>{lines.sub}</p>}
        {children}
      </dd>
    </div>
  );
}

async function copyAddress(address: string) {
  if (await copyText(address)) toast.success('地址已复制');
  else toast.error('复制失败，请长按地址手动复制');
}

/** When, where and how many: the facts that are known. */
export function ActivityFacts({ activity }: { activity: ActivityBody }) {
  const [now] = useState(() => new Date());
  const when = whenLines(activity.started_at, activity.ended_at, now);
  const place = placeLines(activity);
  const seats = seatLines(activity);
  if (!when && !place && !seats) return null;
  const moments = [activity.started_at, activity.ended_at].map(fullTime).filter(Boolean);
  return (
    <dl css={styles.facts}>
      {when && <Fact icon={CalendarDays} label="时间" lines={when} title={moments.join(' 至 ')} />}
      {place && (
        <Fact icon={MapPin} label="地点" lines={place}>
          <button type="button" css={styles.copy} onClick={() => void copyAddress(place.full)}>
            复制地址
          </button>
        </Fact>
      )}
      {seats && <Fact icon={Users} label="人数" lines={seats} />}
    </dl>
  );
}
