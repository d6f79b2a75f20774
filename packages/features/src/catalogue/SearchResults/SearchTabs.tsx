import type { ReactNode } from 'react';
import { useSearchedActivities, type SearchType } from '@qinghe/hooks/data/search';
import { TabPanel, Tabs, type TabsProps } from '@qinghe/ui/components/Tabs';
import { useNavigate } from '@qinghe/features/routing/Routing';
import type { SearchAddress } from './useSearchAddress.ts';

const ITEMS: readonly { value: SearchType; label: string }[] = [
  { value: '0', label: '全部' },
  { value: 'vod', label: '课程' },
  { value: 'video', label: '课时' },
];
const ACTIVITIES = { value: 'activate', label: '活动' } as const;

export interface SearchTabsProps extends Pick<TabsProps, 'variant' | 'className'> {
  address: SearchAddress;
  /** What belongs to the chosen kind. */
  children: ReactNode;
}

/** The kinds of things that are searched; activities unless the school is known to have none. */
export function SearchTabs({ address, variant, className, children }: SearchTabsProps) {
  const navigate = useNavigate();
  const { data: activities, error } = useSearchedActivities(true);
  const mayHaveActivities = activities ? activities.items.length > 0 : error !== undefined;
  const hasActivities = address.type === ACTIVITIES.value || mayHaveActivities;
  return (
    <>
      <Tabs
        id="search"
        label="搜索范围"
        variant={variant}
        className={className}
        items={hasActivities ? [...ITEMS, ACTIVITIES] : ITEMS}
        value={address.type}
        onChange={(type) => void navigate(address.hrefFor({ type }), { replace: true })}
      />
      <TabPanel tabsId="search" value={address.type}>
        {children}
      </TabPanel>
    </>
  );
}
