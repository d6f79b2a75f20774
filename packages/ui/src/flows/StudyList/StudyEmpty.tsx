import type { StudyList } from '@qinghe/hooks/data/study';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '../../components/Button/index.ts';
import { Empty } from '../../components/Empty/index.ts';
import type { StudyTabState } from './useStudyTab.ts';

const TITLES: Record<StudyList, string> = {
  learning: '还没有在学课程，去选一门吧',
  bought: '还没有购买课程',
  liked: '还没有收藏',
};

/** A list of the member without courses, or a page beyond its end. */
export function StudyEmpty({ tab }: { tab: StudyTabState }) {
  const isBeyond = tab.page > 1;
  return (
    <Empty
      title={isBeyond ? '这一页没有内容' : TITLES[tab.list]}
      action={
        <ButtonLink
          variant="soft"
          size="sm"
          href={isBeyond ? tab.hrefFor(tab.list) : paths.courses()}
        >
          {isBeyond ? '回到第一页' : '去选课'}
        </ButtonLink>
      }
    />
  );
}
