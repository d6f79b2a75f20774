import { css } from '@emotion/react';
import { useAnnouncement } from '@qinghe/hooks/data/announcements';
import { isNotFound } from '@qinghe/hooks/data/swr';
import { plainText } from '@qinghe/hooks/rich-text';
import { paths } from '@qinghe/hooks/url';
import { Empty } from '@qinghe/ui/components/Empty';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { visuallyHidden } from '@qinghe/ui/styles/text';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { LoadError } from '@qinghe/features/states/StatusPages';
import {
  AnnouncementArticle,
  type AnnouncementArticleProps,
  AnnouncementArticleSkeleton,
} from './AnnouncementArticle.tsx';

/** As high as the shortest article and its skeleton, so that the list below stays where it is. */
const failed = css({ display: 'grid', alignContent: 'center', minHeight: '20rem' });

export interface AnnouncementReaderProps extends Pick<AnnouncementArticleProps, 'headingLevel'> {
  /** Id of the announcement; null if the address names none. */
  id: number | null;
}

/** The announcement named by the address, including its loading, error and not-found states. */
export function AnnouncementReader({ id, headingLevel }: AnnouncementReaderProps) {
  const { data, error, isRetrying, mutate } = useAnnouncement(id);
  const variant = headingLevel === 1 ? 'page' : 'block';
  if (id === null || (!data && isNotFound(error)))
    return (
      <>
        <PageMeta title="学堂公告" />
        <meta name="robots" content="noindex" />
        <Empty
          variant={variant}
          title="公告不存在或已删除"
          description="它可能已经过期，看看最新的公告。"
          link={{ href: paths.announcement(), text: '查看最新公告' }}
        />
      </>
    );
  if (!data && error)
    return (
      <div css={failed}>
        {headingLevel === 1 && <h1 css={visuallyHidden}>学堂公告</h1>}
        <LoadError error={error} isRetrying={isRetrying} onRetry={() => void mutate()} />
      </div>
    );
  return (
    <Loading isLoading={!data} skeleton={<AnnouncementArticleSkeleton />}>
      {data && (
        <>
          <PageMeta
            title={data.title}
            description={plainText(data.announcement, 120) || undefined}
          />
          <AnnouncementArticle announcement={data} headingLevel={headingLevel} />
        </>
      )}
    </Loading>
  );
}
