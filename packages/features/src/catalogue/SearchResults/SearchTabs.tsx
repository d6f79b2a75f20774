import type { ReactNode } from 'react';
import {
  SEARCH_TYPES,
  useSearchCounts,
  useSearchedActivities,
  useSearchedTeachers,
  type SearchType,
} from '@qinghe/hooks/data/search';
import { TabPanel, Tabs, type TabsProps } from '@qinghe/ui/components/Tabs';
import { useNavigate } from '@qinghe/features/routing/Routing';
import type { SearchAddress } from './useSearchAddress.ts';

const LABELS: Record<SearchType, string> = {
  '0': '全部',
  vod: '课程',
  video: '课时',
  activate: '活动',
  teacher: '老师',
};

export interface SearchTabsProps extends Pick<TabsProps, 'variant' | 'className'> {
  address: SearchAddress;
  /** Content of the selected kind. */
  children: ReactNode;
}

/** Tabs of the kinds that are searched, each with its number of hits. Kinds of which the school has none are left out. */
export function SearchTabs({ address, variant, className, children }: SearchTabsProps) {
  const navigate = useNavigate();
  const counts = useSearchCounts(address.keywords);
  const isNone = new Map<SearchType, boolean>([
    ['activate', useSearchedActivities(true).data?.items.length === 0],
    ['teacher', useSearchedTeachers(true).data?.length === 0],
  ]);
  return (
    <>
      <Tabs
        id="search"
        label="搜索范围"
        keepsCounts
        variant={variant}
        className={className}
        items={SEARCH_TYPES.filter((type) => type === address.type || !isNone.get(type)).map(
          (type) => ({ value: type, label: LABELS[type], count: counts[type] }),
        )}
        value={address.type}
        onChange={(type) => void navigate(address.hrefFor({ type }), { replace: true })}
      />
      <TabPanel tabsId="search" value={address.type}>
        {children}
      </TabPanel>
    </>
  );
}
