import { css } from '@emotion/react';
import { ACTIVITY_STATUS, type Activity } from '@qinghe/api/resources/activities';
import { ACTIVITY_FILTER_STATES, useActivityCategories } from '@qinghe/hooks/data/activities';
import { Segmented } from '@qinghe/ui/components/Segmented';
import { FilterBar } from '@qinghe/ui/patterns/FilterBar';
import { useNavigate } from '@qinghe/features/routing/Routing';
import { RetryLine } from '@qinghe/features/states/StatusPages';
import type { ActivityFilterState } from './useActivityFilter.ts';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';
import { gridOnH5 } from '@qinghe/ui/styles/site';

const root = css([
  gridOnH5,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: bySite(space(4), space(1)),
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
]);
const states = css({ justifySelf: 'start', margin: bySite('0', space(0, 4)) });

const ALL = 'all';
const STATE_LABELS = {
  [ACTIVITY_STATUS.open]: '报名中',
  [ACTIVITY_STATUS.notOpen]: '即将开始',
  [ACTIVITY_STATUS.ended]: '已结束',
};
const STATE_ITEMS = [
  { value: ALL, label: '全部' },
  ...ACTIVITY_FILTER_STATES.map((state) => ({
    value: String(state),
    label: STATE_LABELS[state],
  })),
];

export interface ActivityFiltersProps {
  filter: ActivityFilterState;
  /** The activities shown now. If none of them has a time or status, the filter by status is hidden. */
  activities: readonly Activity[];
}

/** Filters by category and status above the activity list. */
export function ActivityFilters({ filter, activities }: ActivityFiltersProps) {
  const navigate = useNavigate();
  const { data, error, mutate } = useActivityCategories();
  const categories = data ?? [];
  const isTimeless =
    filter.status === undefined &&
    activities.length > 0 &&
    activities.every(({ started_at, status }) => started_at === null && status === null);
  const options = categories.map(({ id, name, children }) => ({
    value: id,
    label: name,
    children: children.map((child) => ({ value: child.id, label: child.name })),
  }));
  return (
    <div css={root}>
      {data?.length !== 0 && (
        <FilterBar
          label="分类"
          options={[{ value: 0, label: '全部' }, ...options]}
          value={filter.category}
          hrefFor={(value) => filter.hrefFor({ category: Number(value) })}
          end={error && categories.length === 0 && <RetryLine onRetry={() => void mutate()} />}
        />
      )}
      {!isTimeless && (
        <Segmented
          css={states}
          label="报名状态"
          items={STATE_ITEMS}
          value={filter.status === undefined ? ALL : String(filter.status)}
          onChange={(value) => {
            const status = ACTIVITY_FILTER_STATES.find((state) => String(state) === value);
            void navigate(filter.hrefFor({ status }));
          }}
        />
      )}
    </div>
  );
}
