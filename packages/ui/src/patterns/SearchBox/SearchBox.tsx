import { Search, X } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './SearchBox.styles.ts';
import type { SearchPopupKeys, SearchPopupProps } from './types.ts';

export interface SearchBoxProps extends Omit<
  ComponentProps<'form'>,
  'role' | 'onSubmit' | 'onChange' | 'children' | 'defaultValue'
> {
  /** Initial keywords. Change the `key` of the box to reset it with others. */
  defaultValue?: string;
  /** Event handler called on a search, with the trimmed keywords. */
  onSearch: (keywords: string) => void;
  /** Event handler called instead of `onSearch` when there are no keywords. */
  onEmpty?: () => void;
  /** Event handler called with the text as it is typed, but not while an input method is composing. */
  onType?: (text: string) => void;
  /** Placeholder of the empty field. */
  placeholder?: string;
  /** Accessible name of the field. */
  label?: string;
  /** Whether the box fills the width of its container; otherwise it is at most 288 design px wide. */
  isWide?: boolean;
  /** Ref to the text field. */
  inputRef?: Ref<HTMLInputElement>;
  /** Renders a popup below the field while it has the focus, such as `SearchSuggestions`. */
  renderPopup?: (popup: SearchPopupProps) => ReactNode;
}

/** Returns a relay that passes key events of the field to the handler of the open popup, if there is one. */
function createKeyRelay() {
  let taker: SearchPopupKeys | null = null;
  return {
    connect: (next: SearchPopupKeys | null) => {
      taker = next;
    },
    send: (event: KeyboardEvent) => taker?.(event) ?? false,
  };
}

/**
 * The search field; with a popup it is a combobox. Enter searches, but not while an input method is
 * composing. Without JavaScript it is a form that sends `keywords` to its `action`.
 */
export function SearchBox({
  defaultValue = '',
  onSearch,
  onEmpty,
  onType,
  label = '搜索',
  placeholder = label,
  isWide = false,
  inputRef,
  renderPopup,
  ...rest
}: SearchBoxProps) {
  const popupId = useId();
  const [value, setValue] = useState(defaultValue);
  /** The text passed to the popup, not updated while an input method is composing. */
  const [typed, setTyped] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const [rows, setRows] = useState({ count: 0, activeId: '' });
  const isComposing = useRef(false);
  const [keys] = useState(createKeyRelay);

  const type = (next: string) => {
    setValue(next);
    if (isComposing.current) return;
    setTyped(next);
    setOpen(true);
    onType?.(next);
  };
  const search = (text: string) => {
    setOpen(false);
    const keywords = text.trim();
    if (keywords === '') onEmpty?.();
    else onSearch(keywords);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isComposing.current) search(value);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Safari ends the composition before the Enter that confirms it; that Enter has key code 229.
    const isConfirming = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && isConfirming) event.preventDefault();
    if (isConfirming || !renderPopup) return;
    if (isOpen && keys.send(event)) event.preventDefault();
    else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      setOpen(true);
    } else if (event.key === 'Escape' && isOpen && rows.count > 0) {
      // The first Esc closes the popup only; the second one clears the text.
      event.preventDefault();
      setOpen(false);
    }
  };
  const handleBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.form?.querySelector('input')?.focus();
    type('');
  };

  const combobox = renderPopup && {
    role: 'combobox' as const,
    'aria-autocomplete': 'list' as const,
    'aria-haspopup': 'grid' as const,
    'aria-expanded': isOpen && rows.count > 0,
    'aria-controls': isOpen && rows.count > 0 ? popupId : undefined,
    'aria-activedescendant': (isOpen && rows.activeId) || undefined,
  };
  return (
    // The popup is inside the form, so it closes when the focus leaves both.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      role="search"
      css={[styles.root, isWide && styles.wide]}
      onSubmit={submit}
      onBlur={handleBlur}
      {...rest}
    >
      <button type="submit" aria-label="搜索" css={styles.button}>
        <Icon as={Search} size={18} />
      </button>
      <input
        ref={inputRef}
        type="search"
        name="keywords"
        css={styles.input}
        value={value}
        placeholder={placeholder}
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          type(event.currentTarget.value);
        }}
        onKeyDown={handleKeyDown}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        {...combobox}
      />
      {value !== '' && (
        <button type="button" aria-label="清空" css={styles.button} onClick={clear}>
          <Icon as={X} size={16} />
        </button>
      )}
      {isOpen &&
        renderPopup?.({
          id: popupId,
          text: typed,
          onKeys: keys.connect,
          onRows: setRows,
          onPick: (text) => {
            setValue(text);
            setTyped(text);
            search(text);
          },
          onClose: () => setOpen(false),
        })}
    </form>
  );
}
