import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { TabPanel, Tabs, type TabsProps } from '../../components/Tabs/index.ts';
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
  /** The chosen list. */
  children: ReactNode;
}

/** The member's lists. */
export function StudyTabs({ tab, variant, className, children }: StudyTabsProps) {
  const navigate = useNavigate();
  return (
    <>
      <Tabs
        id="study"
        label="我的课程"
        variant={variant}
        className={className}
        items={ITEMS}
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
