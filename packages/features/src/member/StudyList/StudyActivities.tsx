import { css } from '@emotion/react';
import { useLikedActivities } from '@qinghe/hooks/data/study';
import { ActivityCard } from '@qinghe/ui/patterns/ActivityCard';
import { text } from '@qinghe/ui/styles/text';
import { activityCardProps } from '@qinghe/features/content/Cards';
import { ListRegion } from '@qinghe/features/states/StatusPages';
import { StudySkeleton, type StudyLayout } from './StudyCourses.tsx';
import { StudyEmpty } from './StudyEmpty.tsx';
import * as styles from './StudyList.styles.ts';
import type { StudyTabState } from './useStudyTab.ts';
import { space } from '@qinghe/ui/styles/space';

const rows = css({ display: 'grid', gap: space(3), paddingTop: space(4) });

export interface StudyActivitiesProps {
  tab: StudyTabState;
  layout: StudyLayout;
}

/** The activities that the member likes; a deleted one is shown as such, without a link. */
export function StudyActivities({ tab, layout }: StudyActivitiesProps) {
  const query = useLikedActivities(true);
  return (
    <ListRegion
      query={query}
      onRetry={() => void query.refresh()}
      skeleton={<StudySkeleton layout={layout} />}
      empty={<StudyEmpty tab={tab} />}
    >
      <ul css={layout === 'cards' ? styles.lists.cards : rows}>
        {query.items.map(({ activate_id: id, activate }) => (
          <li key={id}>
            {activate ? (
              <ActivityCard {...activityCardProps(activate)} headingLevel={2} />
            ) : (
              <p css={[text.label, styles.items.cards, styles.gone]}>活动已下架</p>
            )}
          </li>
        ))}
      </ul>
    </ListRegion>
  );
}
