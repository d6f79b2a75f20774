import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@qinghe/hooks/url';
import { IconButton } from '@qinghe/ui/components/IconButton';
import { toast } from '@qinghe/ui/components/Toast';
import { SearchBox } from '@qinghe/ui/patterns/SearchBox';
import * as styles from './Search.styles.ts';

/**
 * The way back and the search field. The field has the focus until something is searched; with
 * results the keyboard would only cover them.
 */
export function SearchHead({ keywords }: { keywords: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const isFirst = keywords === '';
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  return (
    <header css={styles.head}>
      <IconButton
        label="返回"
        icon={ChevronLeft}
        onClick={() =>
          void (key === 'default' ? navigate(paths.home(), { replace: true }) : navigate(-1))
        }
      />
      <SearchBox
        isWide
        inputRef={input}
        label="搜索课程和课时"
        placeholder="搜索课程、课时"
        defaultValue={keywords}
        onSearch={(words) => {
          input.current?.blur();
          void navigate(paths.search(words), { replace: true });
        }}
        onEmpty={() => toast.error('请输入关键字后再搜索')}
      />
    </header>
  );
}
