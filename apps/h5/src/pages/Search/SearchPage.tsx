import { useSearchInfinite } from '@qinghe/hooks/data/search';
import { visuallyHidden } from '@qinghe/ui/styles/text';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import {
  SearchPrompt,
  SearchRegion,
  SearchTabs,
  useSearchAddress,
  type SearchAddress,
} from '@qinghe/features/catalogue/SearchResults';
import { LoginByPage, useLessonLink } from '@qinghe/features/account/MemberAction';
import { PopularCourses } from '@qinghe/features/content/Cards';
import { ListEnd } from '@qinghe/features/states/StatusPages';
import { SearchHead } from './SearchHead.tsx';
import * as styles from './Search.styles.ts';

function Results({ address }: { address: SearchAddress }) {
  const query = useSearchInfinite(address);
  const follow = useLessonLink('-');
  return (
    <SearchRegion
      address={address}
      query={query}
      instead={<PopularCourses />}
      onRetry={() => void query.refresh()}
      onFollow={follow}
    >
      <ListEnd query={query} />
    </SearchRegion>
  );
}

/** The search page of the mobile site, with its field on top; keywords and type come from the address. */
export default function SearchPage() {
  const address = useSearchAddress();
  const { keywords, type } = address;
  const title = keywords === '' ? '搜索' : `「${keywords}」的搜索结果`;
  return (
    <>
      <PageMeta title={title} />
      <SearchHead key={keywords} keywords={keywords} />
      <h1 css={visuallyHidden}>{title}</h1>
      {keywords === '' ? (
        <SearchPrompt />
      ) : (
        <SearchTabs address={address} variant="even">
          <div css={styles.results}>
            <LoginByPage>
              <Results key={`${type} ${keywords}`} address={address} />
            </LoginByPage>
          </div>
        </SearchTabs>
      )}
    </>
  );
}
