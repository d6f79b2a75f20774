import { lazy, Suspense } from 'react';
import { paths } from '@qinghe/hooks/url';
import { toast } from '@qinghe/ui/components/Toast';
import { SearchBox, type SearchBoxProps } from '@qinghe/ui/patterns/SearchBox';
import { useNavigate } from '@qinghe/features/routing/Routing';

const Popup = lazy(() => import('./SearchFieldPopup.tsx'));

export interface SearchFieldProps extends Omit<
  SearchBoxProps,
  'onSearch' | 'onEmpty' | 'renderPopup'
> {
  /** Opens the search page; by default the router does. */
  onSearch?: (keywords: string) => void;
}

/** Search field with history and suggestions, which opens the search page. */
export function SearchField({ onSearch, ...rest }: SearchFieldProps) {
  const navigate = useNavigate();
  return (
    <SearchBox
      action={paths.search()}
      onSearch={onSearch ?? ((keywords) => void navigate(paths.search(keywords)))}
      onEmpty={() => toast.error('请输入关键字后再搜索')}
      renderPopup={(popup) => (
        <Suspense>
          <Popup {...popup} />
        </Suspense>
      )}
      {...rest}
    />
  );
}
