import { StudyActivities } from './StudyActivities.tsx';
import { StudyCourseList } from './StudyCourseList.tsx';
import type { StudyLayout } from './StudyCourses.tsx';
import * as styles from './StudyList.styles.ts';
import { StudyTabs, type StudyTabsProps } from './StudyTabs.tsx';
import { useStudyTab } from './useStudyTab.ts';

export interface StudyContentProps extends Pick<StudyTabsProps, 'className'> {
  layout: StudyLayout;
}

/** The member's courses in progress, bought courses and favourites. The address determines the list, its order and filter. */
export function StudyContent({ layout, className }: StudyContentProps) {
  const tab = useStudyTab();
  return (
    <StudyTabs tab={tab} variant={layout === 'rows' ? 'even' : 'line'} className={className}>
      <div css={layout === 'cards' ? styles.panel : styles.phonePanel}>
        {tab.tab === 'activities' ? (
          <StudyActivities tab={tab} layout={layout} />
        ) : (
          <StudyCourseList key={tab.tab} list={tab.tab} tab={tab} layout={layout} />
        )}
      </div>
    </StudyTabs>
  );
}
