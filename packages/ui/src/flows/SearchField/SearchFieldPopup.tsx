import {
  forgetSearch,
  forgetSearches,
  useSearchHistory,
  useSearchSuggestions,
} from '@qinghe/hooks/data/search';
import type { SearchPopupProps } from '../../patterns/SearchBox/index.ts';
import { SearchSuggestions } from '../../patterns/SearchSuggestions/index.ts';

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
