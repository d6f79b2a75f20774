import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { isSearchOff } from '@qinghe/hooks/data/search';
import { useSearchWords } from '@qinghe/hooks/stores/server';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';
import { token } from '@qinghe/ui/tokens';
import { LoadError, type LoadErrorProps } from '@qinghe/features/states/StatusPages';
import { PopularSearches } from './PopularSearches.tsx';
import type { SearchAddress } from './useSearchAddress.ts';

const courses = { href: paths.courses(), text: '看看全部课程' };
const popular = (
  <ButtonLink variant="soft" size="sm" href={paths.courses({ scene: 'sub' })}>
    热门课程
  </ButtonLink>
);

/** The member's text may be wider than the window. */
const fewer = css({
  maxWidth: '100%',
  height: 'auto',
  minHeight: token('size-control-sm'),
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

/** Returns single words of a search that may find more on their own, three at most. */
function fewerWords(keywords: string): string[] {
  const words = Array.from(new Set(keywords.split(/\s+/)));
  return words.length > 1 ? words.slice(0, 3) : [];
}

/** Shortens a word for a button. */
function shortened(word: string): string {
  const letters = Array.from(word);
  return letters.length > 12 ? `${letters.slice(0, 12).join('')}…` : word;
}

/** Content of the search page before a search. */
export function SearchPrompt() {
  const what = useSearchWords().label.replace('搜索', '');
  return (
    <>
      <Empty title="想学点什么？" description={`输入关键字，找${what}。`} link={courses} />
      <PopularSearches />
    </>
  );
}

interface SearchEmptyProps {
  address: SearchAddress;
  instead: ReactNode;
}

/** Empty state of a search, with suggestions of what else to try. */
export function SearchEmpty({ address, instead }: SearchEmptyProps) {
  return (
    <>
      <Empty
        title={`没有找到与「${address.keywords}」相关的内容`}
        description="换个说法，或者少输几个字再试。"
        action={
          <>
            {address.type !== '0' && (
              <ButtonLink variant="outline" size="sm" href={address.hrefFor({ type: '0' })}>
                在全部内容里找
              </ButtonLink>
            )}
            {fewerWords(address.keywords).map((word) => (
              <ButtonLink
                key={word}
                css={fewer}
                variant="outline"
                size="sm"
                href={address.hrefFor({ keywords: word })}
              >
                只搜「{shortened(word)}」
              </ButtonLink>
            ))}
            {popular}
          </>
        }
      />
      {instead}
    </>
  );
}

/** Error state of a search; a school without a search engine gets a friendly message. */
export function SearchError(props: Pick<LoadErrorProps, 'error' | 'onRetry' | 'isRetrying'>) {
  if (isSearchOff(props.error))
    return (
      <Empty
        title="搜索暂未开通"
        description="这所学堂还没有开通搜索，可以按分类找课程。"
        link={courses}
      />
    );
  return <LoadError title="搜索失败" {...props} />;
}
