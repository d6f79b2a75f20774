import {
  forgetSearch,
  forgetSearches,
  useSearchHistory,
  useSearchSuggestions,
} from '@qinghe/hooks/data/search';
import type { SearchPopupProps } from '@qinghe/ui/patterns/SearchBox';
import { SearchSuggestions } from '@qinghe/ui/patterns/SearchSuggestions';

/** Earlier searches of this device and titles of the school that continue what is typed. */
export default function SearchFieldPopup(props: SearchPopupProps) {
  const history = useSearchHistory();
  const suggestions = useSearchSuggestions(props.text);
  return (
    <SearchSuggestions
      {...props}
      history={history}
      suggestions={suggestions}
      onForget={forgetSearch}
      onForgetAll={forgetSearches}
    />
  );
}
