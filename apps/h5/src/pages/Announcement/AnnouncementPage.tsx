import { useAnnouncements, useAnnouncementsInfinite } from '@qinghe/hooks/data/announcements';
import { paths, readId } from '@qinghe/hooks/url';
import { PullToRefresh } from '@qinghe/ui/patterns/PullToRefresh';
import { SectionHeader } from '@qinghe/ui/patterns/SectionHeader';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import {
  AnnouncementList,
  AnnouncementListSkeleton,
  AnnouncementReader,
  AnnouncementsEmpty,
} from '@qinghe/features/content/Announcements';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { ListEnd, ListRegion, RetryLine } from '@qinghe/features/states/StatusPages';
import * as styles from './Announcement.styles.ts';

/** Number of other announcements that are listed below an article. */
const MORE_COUNT = 5;

function ListPage() {
  const query = useAnnouncementsInfinite();
  return (
    <PullToRefresh onRefresh={query.refresh}>
      <PageMeta title="学堂公告" description="学堂的通知、安排与更新。" />
      <PageNavBar title="学堂公告" />
      <div css={styles.page}>
        <ListRegion
          query={query}
          onRetry={() => void query.refresh()}
          skeleton={<AnnouncementListSkeleton />}
          empty={<AnnouncementsEmpty />}
        >
          <AnnouncementList announcements={query.items} />
          <ListEnd query={query} doneText="已经到底了" />
        </ListRegion>
      </div>
    </PullToRefresh>
  );
}

function ArticlePage({ id }: { id: number | null }) {
  const query = useAnnouncements();
  const others = query.items.filter((item) => item.id !== id);
  return (
    <>
      <PageNavBar title="公告详情" isTitleHeading={false} />
      <div css={styles.page}>
        <AnnouncementReader id={id} headingLevel={1} />
        {others.length === 0 && query.error && (
          <RetryLine what="历史公告" onRetry={() => void query.mutate()} />
        )}
        {others.length > 0 && (
          <section css={styles.more} aria-labelledby="other-announcements">
            <SectionHeader
              title="历史公告"
              titleId="other-announcements"
              href={paths.announcement()}
              linkText="全部"
            />
            <AnnouncementList announcements={others.slice(0, MORE_COUNT)} />
          </section>
        )}
      </div>
    </>
  );
}

/** Announcements on the mobile site: one article if the address has an id, else the list. */
export default function AnnouncementPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id === null ? <ListPage /> : <ArticlePage key={id} id={readId(id)} />;
}
