import { plainText } from '@qinghe/hooks/rich-text';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { LoadError } from '@qinghe/features/states/StatusPages';
import { SchoolArticle, SchoolArticleSkeleton } from '../SchoolArticle/index.ts';
import type { SchoolPageHere } from './useSchoolPageHere.ts';

export interface SchoolPageContentProps {
  page: SchoolPageHere;
}

/** A page written by the school, including its loading and error states. */
export function SchoolPageContent({ page: { title, query } }: SchoolPageContentProps) {
  const { data, error, isRetrying, mutate } = query;
  const description = data && (data.description || plainText(data.html, 120));
  return (
    <>
      <PageMeta title={title} description={description || undefined} />
      {!data && error ? (
        <LoadError
          variant="page"
          error={error}
          isRetrying={isRetrying}
          onRetry={() => void mutate()}
        />
      ) : (
        <Loading isLoading={!data} skeleton={<SchoolArticleSkeleton />}>
          {data && <SchoolArticle title={title} html={data.html} headingLevel={1} />}
        </Loading>
      )}
    </>
  );
}
