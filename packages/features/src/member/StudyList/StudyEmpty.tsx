import { paths } from '@qinghe/hooks/url';
import { Empty, type EmptyProps } from '@qinghe/ui/components/Empty';
import type { StudyTab, StudyTabState } from './useStudyTab.ts';

const TITLES: Record<StudyTab, string> = {
  learning: '还没有在学课程，去选一门吧',
  bought: '还没有购买课程',
  liked: '还没有收藏',
  activities: '还没有收藏',
};

const LINES: Record<StudyTab, string> = {
  learning: '挑一门喜欢的课，从今天开始长一点。',
  bought: '买下的课程会放在这里。',
  liked: '收藏的课程会放在这里。',
  activities: '收藏的活动会放在这里。',
};

function propsFor({ tab, page, state, hrefFor }: StudyTabState, total: number): EmptyProps {
  if (total > 0 && page > 1)
    return {
      title: '这一页没有内容',
      description: '内容都在前面几页。',
      link: { href: hrefFor({ page: 1 }), text: '回到第一页' },
    };
  if (total > 0 && state !== 'all')
    return {
      title: '没有符合条件的课程',
      description: '换个条件看看。',
      link: { href: hrefFor({ state: 'all' }), text: '清除筛选' },
    };
  return {
    title: TITLES[tab],
    description: LINES[tab],
    link:
      tab === 'activities'
        ? { href: paths.activities(), text: '看看线下活动' }
        : { href: paths.courses(), text: '去选课' },
  };
}

export interface StudyEmptyProps {
  tab: StudyTabState;
  /** Number of items in the list, regardless of filter and page. */
  total?: number;
}

/** Empty state of one of the member's lists, with a link to what helps. */
export function StudyEmpty({ tab, total = 0 }: StudyEmptyProps) {
  return <Empty {...propsFor(tab, total)} />;
}
