import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchWords } from '@qinghe/hooks/stores/server';
import { paths } from '@qinghe/hooks/url';
import { IconButton } from '@qinghe/ui/components/IconButton';
import { text } from '@qinghe/ui/styles/text';
import { useLocation, useNavigate } from '@qinghe/features/routing/Routing';
import { SearchField } from '@qinghe/features/catalogue/SearchField';
import * as styles from './Search.styles.ts';

/**
 * The search field with its buttons: 取消 before the first search; a back button and 搜索 with results. The field is focused
 * before the first search only; with results, the keyboard would cover them.
 */
export function SearchHead({ keywords }: { keywords: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const isFirst = keywords === '';
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const leave = () =>
    void (key === 'default' ? navigate(paths.home(), { replace: true }) : navigate(-1));
  return (
    <header css={[styles.head, isFirst && styles.firstHead]}>
      {!isFirst && <IconButton label="返回" icon={ChevronLeft} onClick={leave} />}
      <SearchField
        isWide
        action="search"
        inputRef={input}
        {...useSearchWords()}
        defaultValue={keywords}
        onSearch={(words) => {
          input.current?.blur();
          void navigate(paths.search(words), { replace: true });
        }}
      />
      <button
        type="button"
        css={[text.subtitle, styles.action]}
        onClick={isFirst ? leave : () => input.current?.form?.requestSubmit()}
      >
        {isFirst ? '取消' : '搜索'}
      </button>
    </header>
  );
}
