import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { STUDY_LISTS, type StudyList } from '@qinghe/hooks/data/study';
import { TabPanel, Tabs, type TabsProps } from '../../components/Tabs/index.ts';
import type { StudyTabState } from './useStudyTab.ts';

const LABELS: Record<StudyList, string> = { learning: '在学', bought: '购买', liked: '收藏' };
const ITEMS = STUDY_LISTS.map((value) => ({ value, label: LABELS[value] }));

export interface StudyTabsProps extends Pick<TabsProps, 'variant' | 'className'> {
  tab: StudyTabState;
  /** The chosen list. */
  children: ReactNode;
}

/** The member's three lists of courses. */
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
        value={tab.list}
        onChange={(list) => void navigate(tab.hrefFor(list), { replace: true })}
      />
      <TabPanel tabsId="study" value={tab.list}>
        {children}
      </TabPanel>
    </>
  );
}
