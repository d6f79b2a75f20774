import type { ReactNode } from 'react';
import { ownPaths } from '@qinghe/api/contract/ownPaths';
import { useServer } from '@qinghe/hooks/stores/server';
import { TabPanel, Tabs, type TabsProps } from '@qinghe/ui/components/Tabs';
import { useNavigate } from '@qinghe/features/routing/Routing';
import { STUDY_TABS, type StudyTab, type StudyTabState } from './useStudyTab.ts';

const LABELS: Record<StudyTab, string> = {
  learning: '在学',
  bought: '购买',
  liked: '收藏',
  activities: '活动',
};
const ITEMS = STUDY_TABS.map((value) => ({ value, label: LABELS[value] }));

export interface StudyTabsProps extends Pick<TabsProps, 'variant' | 'className'> {
  tab: StudyTabState;
  /** Content of the selected list. */
  children: ReactNode;
}

/** Tabs of the member's lists. */
export function StudyTabs({ tab, variant, className, children }: StudyTabsProps) {
  const navigate = useNavigate();
  const isGone = useServer(
    ({ lacks }) =>
      lacks.includes(ownPaths.activates) || lacks.includes(ownPaths.memberActivatesLike),
  );
  const hasActivities = !isGone || tab.tab === 'activities';
  return (
    <>
      <Tabs
        id="study"
        label="我的课程"
        variant={variant}
        className={className}
        items={hasActivities ? ITEMS : ITEMS.filter(({ value }) => value !== 'activities')}
        value={tab.tab}
        onChange={(next) =>
          void navigate(tab.hrefFor({ tab: next, sort: 'recent', state: 'all' }), { replace: true })
        }
      />
      <TabPanel tabsId="study" value={tab.tab}>
        {children}
      </TabPanel>
    </>
  );
}
