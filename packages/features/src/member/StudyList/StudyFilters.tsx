import {
  STUDY_SORTS,
  STUDY_STATES,
  type StudySort,
  type StudyState,
} from '@qinghe/hooks/data/study';
import { ChipLink } from '@qinghe/ui/components/Chip';
import { Link } from '@qinghe/ui/components/Link';
import { text } from '@qinghe/ui/styles/text';
import * as styles from './StudyList.styles.ts';
import type { StudyTab, StudyTabState } from './useStudyTab.ts';

const STATES: Record<StudyState, string> = {
  all: '全部',
  unfinished: '未学完',
  finished: '已学完',
};

const RECENT: Record<StudyTab, string> = {
  learning: '最近学习',
  bought: '最近购买',
  liked: '最近收藏',
  activities: '最近收藏',
};

/** Filter and order of a list; every choice is a link. */
export function StudyFilters({ tab }: { tab: StudyTabState }) {
  const sortText = (sort: StudySort) => (sort === 'recent' ? RECENT[tab.tab] : '学习进度');
  return (
    <div css={styles.bar}>
      <div role="group" aria-label="筛选" css={styles.choices}>
        {STUDY_STATES.map((state) => (
          <ChipLink key={state} href={tab.hrefFor({ state })} isOn={state === tab.state}>
            {STATES[state]}
          </ChipLink>
        ))}
      </div>
      <div role="group" aria-label="排序" css={styles.sorts}>
        {STUDY_SORTS.map((sort) => (
          <Link
            key={sort}
            variant="bare"
            href={tab.hrefFor({ sort })}
            aria-current={sort === tab.sort || undefined}
            css={[text.label, styles.sort]}
          >
            {sortText(sort)}
          </Link>
        ))}
      </div>
    </div>
  );
}
