import { CalendarDays, Map, MapPin, Users } from 'lucide-react';
import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import type { ActivityBody } from '@qinghe/api/resources/activities';
import { fullTime, useMinute } from '@qinghe/hooks/time';
import { Icon } from '@qinghe/ui/components/Icon';
import { Menu } from '@qinghe/ui/components/Menu';
import { toast } from '@qinghe/ui/components/Toast';
import { text } from '@qinghe/ui/styles/text';
import { copyText } from '@qinghe/features/routing/Share';
import { saveCalendarFile } from './addToCalendar.ts';
import { calendarFile } from './calendarFile.ts';
import {
  isInBeijing,
  placeLines,
  seatLines,
  startNote,
  whenLines,
  type FactLines,
} from './describeActivity.ts';
import { mapLinks } from './mapLinks.ts';
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
        <Icon as={icon} size={16} css={styles.factIcon} />
        <span css={styles.factName}>{label}</span>
      </dt>
      <dd css={[styles.factBody, Boolean(children) && styles.withAction]} title={title}>
        <div css={styles.factWords}>
          <p css={styles.factMain}>{lines.main}</p>
          {lines.sub && <p css={[text.label, styles.factSub]}>{lines.sub}</p>}
        </div>
        {children && <div css={styles.factActions}>{children}</div>}
      </dd>
    </div>
  );
}

async function copyAddress(address: string) {
  if (await copyText(address)) toast.success('地址已复制');
  else toast.error('复制失败，请长按地址手动复制');
}

function addToCalendar(activity: ActivityBody) {
  const url = window.location.origin + window.location.pathname;
  const content = calendarFile(activity, { url, now: Date.now() });
  if (content === null) return;
  if (saveCalendarFile(content, activity.title)) toast.success('已生成日历文件');
  else toast.error('请在浏览器中打开本页，再加入日历');
}

const never = () => () => {};

/** Like {@link isInBeijing}, but true in a prerendered page until it is hydrated. */
function useIsInBeijing(moment: string): boolean {
  return useSyncExternalStore(
    never,
    () => isInBeijing(moment),
    () => true,
  );
}

function When({ activity, now }: { activity: ActivityBody; now: number }) {
  const { started_at: start, ended_at: end } = activity;
  const isHere = useIsInBeijing(start ?? '');
  const when = whenLines(start, end, now);
  if (!when || start === null) return null;
  const zone = isHere ? '' : '（北京时间）';
  const note = startNote(activity, now);
  const moments = [start, end].map(fullTime).filter(Boolean);
  const isOver = Date.parse(end ?? start) < now;
  return (
    <Fact
      icon={CalendarDays}
      label="时间"
      lines={{ main: when.main, sub: [when.sub + zone, note].filter(Boolean).join(' · ') }}
      title={moments.join(' 至 ')}
    >
      {!isOver && (
        <button type="button" css={styles.copy} onClick={() => addToCalendar(activity)}>
          加入日历
        </button>
      )}
    </Fact>
  );
}

function Place({ activity }: { activity: ActivityBody }) {
  const place = placeLines(activity);
  const maps = mapLinks(activity);
  if (!place && maps.length === 0) return null;
  return (
    <Fact icon={MapPin} label="地点" lines={place ?? { main: '见地图', sub: '' }}>
      {place && (
        <button type="button" css={styles.copy} onClick={() => void copyAddress(place.full)}>
          复制地址
        </button>
      )}
      <Menu
        css={styles.copy}
        groups={[
          maps.map(({ name, href }) => ({ label: name, icon: Map, href, isNewWindow: true })),
        ]}
      >
        导航
      </Menu>
    </Fact>
  );
}

/** Time, place and number of participants of an activity, as far as they are known. */
export function ActivityFacts({ activity }: { activity: ActivityBody }) {
  const now = useMinute();
  const seats = seatLines(activity);
  const hasWhen = whenLines(activity.started_at, activity.ended_at, now) !== null;
  const hasPlace = placeLines(activity) !== null || mapLinks(activity).length > 0;
  if (!hasWhen && !hasPlace && !seats) return null;
  return (
    <dl css={styles.facts}>
      <When activity={activity} now={now} />
      <Place activity={activity} />
      {seats && <Fact icon={Users} label="人数" lines={seats} />}
    </dl>
  );
}
