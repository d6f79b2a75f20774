import {
  forgetSearch,
  forgetSearches,
  useSearchHistory,
  useSearchSuggestions,
} from '@qinghe/hooks/data/search';
import type { SearchPopupProps } from '@qinghe/ui/patterns/SearchBox';
import { SearchSuggestions } from '@qinghe/ui/patterns/SearchSuggestions';
import { useNavigate } from '@qinghe/features/routing/Routing';

/**
 * Popup with earlier searches on this device, and suggestions of the school's items and teachers whose names begin with the typed
 * text. Picking a suggestion opens its page.
 */
export default function SearchFieldPopup(props: SearchPopupProps) {
  const navigate = useNavigate();
  const history = useSearchHistory();
  const suggestions = useSearchSuggestions(props.text);
  return (
    <SearchSuggestions
      {...props}
      onPick={(text) => {
        const thing = suggestions.find(({ title }) => title === text);
        if (!thing) return props.onPick(text);
        props.onClose();
        return void navigate(thing.href);
      }}
      history={history}
      suggestions={suggestions.map(({ title }) => title)}
      onForget={forgetSearch}
      onForgetAll={forgetSearches}
    />
  );
}
