import { SEARCH_PAGE_SIZE, useSearch } from '@qinghe/hooks/data/search';
import { Pagination } from '@qinghe/ui/components/Pagination';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import {
  SearchPrompt,
  SearchRegion,
  SearchTabs,
  useSearchAddress,
  type SearchAddress,
} from '@qinghe/features/catalogue/SearchResults';
import { useLessonLink } from '@qinghe/features/account/MemberAction';
import { PopularCourses } from '@qinghe/features/content/Cards';
import { usePageTop } from '@qinghe/features/states/StatusPages';
import * as styles from './Search.styles.ts';

function Results({ address }: { address: SearchAddress }) {
  const query = useSearch(address);
  const follow = useLessonLink('-');
  usePageTop(address.page);
  return (
    <SearchRegion
      address={address}
      query={query}
      instead={<PopularCourses />}
      onRetry={() => void query.refresh()}
      onFollow={follow}
    >
      <Pagination
        css={styles.pages}
        page={address.page}
        pageCount={Math.ceil(query.total / SEARCH_PAGE_SIZE)}
        hrefFor={(page) => address.hrefFor({ page })}
      />
    </SearchRegion>
  );
}

/** The search page of the desktop site; keywords and type come from the address. */
export default function SearchPage() {
  const address = useSearchAddress();
  const { keywords, type } = address;
  if (keywords === '')
    return (
      <div css={[container, styles.root]}>
        <PageMeta title="搜索" />
        <h1 css={[text.h2, styles.title]}>搜索</h1>
        <SearchPrompt />
      </div>
    );
  return (
    <div css={[container, styles.root]}>
      <PageMeta title={`「${keywords}」的搜索结果`} />
      <h1 css={[text.h2, styles.title]}>
        「<span css={styles.keywords}>{keywords}</span>」的搜索结果
      </h1>
      <SearchTabs address={address} css={styles.tabs}>
        <div css={styles.results}>
          <Results key={`${type} ${keywords}`} address={address} />
        </div>
      </SearchTabs>
    </div>
  );
}
