import { ANNOUNCEMENT_PAGE_SIZE, useAnnouncements } from '@qinghe/hooks/data/announcements';
import { paths, readId, toQuery } from '@qinghe/hooks/url';
import { Breadcrumb } from '@qinghe/ui/components/Breadcrumb';
import { Pagination } from '@qinghe/ui/components/Pagination';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import {
  AnnouncementArticle,
  AnnouncementArticleSkeleton,
  AnnouncementList,
  AnnouncementListSkeleton,
  AnnouncementReader,
  AnnouncementsEmpty,
} from '@qinghe/features/content/Announcements';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { ListRegion } from '@qinghe/features/states/StatusPages';
import * as styles from './Announcement.styles.ts';

const trail = [{ label: '首页', href: paths.home() }, { label: '学堂公告' }];

/** Announcements on the desktop site: one article beside the list; without an id in the address, the newest. */
export default function AnnouncementPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const page = readId(search.get('page')) ?? 1;
  const query = useAnnouncements({ page });
  const newest = query.items[0];
  const currentId = id === null ? newest?.id : (readId(id) ?? undefined);
  const hrefFor = (number: number) =>
    paths.announcement() + toQuery({ id: currentId, page: number > 1 ? number : null });
  const isAlone = id === null && (query.isEmpty || (query.error && !newest));
  return (
    <div css={container}>
      {id === null && <PageMeta title="学堂公告" description="学堂的通知、安排与更新。" />}
      <div css={styles.trail}>
        <Breadcrumb items={trail} />
      </div>
      <div css={[styles.columns, isAlone && styles.alone]}>
        <div>
          <h1 css={[text.h1, styles.title]}>学堂公告</h1>
          <nav aria-label="历史公告">
            <ListRegion
              query={query}
              onRetry={() => void query.mutate()}
              skeleton={<AnnouncementListSkeleton />}
              empty={<AnnouncementsEmpty />}
            >
              <h2 css={[text.label, styles.subtitle]}>历史公告</h2>
              <AnnouncementList announcements={query.items} currentId={currentId} page={page} />
              <Pagination
                css={styles.pages}
                label="历史公告分页"
                page={page}
                pageCount={Math.ceil(query.total / ANNOUNCEMENT_PAGE_SIZE)}
                hrefFor={hrefFor}
              />
            </ListRegion>
          </nav>
        </div>
        {id !== null && <AnnouncementReader id={readId(id)} headingLevel={2} />}
        {id === null && newest && <AnnouncementArticle announcement={newest} headingLevel={2} />}
        {id === null && !newest && !isAlone && (
          <Loading isLoading skeleton={<AnnouncementArticleSkeleton />} />
        )}
      </div>
    </div>
  );
}
