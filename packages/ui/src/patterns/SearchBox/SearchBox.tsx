import { Search, X } from 'lucide-react';
import {
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type Ref,
  type SubmitEvent,
} from 'react';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './SearchBox.styles.ts';

export interface SearchBoxProps extends Omit<
  ComponentProps<'form'>,
  'role' | 'onSubmit' | 'onChange' | 'children' | 'defaultValue'
> {
  /** Keywords at first. Give the box a `key` to start anew with others. */
  defaultValue?: string;
  /** Called with the trimmed keywords. */
  onSearch: (keywords: string) => void;
  /** Called instead when there are no keywords. */
  onEmpty?: () => void;
  /** Called with the text as it is typed, but not with half-finished characters. */
  onType?: (text: string) => void;
  placeholder?: string;
  /** Accessible name of the field. */
  label?: string;
  /** Whether the box fills the width of its container instead of 288 design px at most. */
  isWide?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** The search field. Enter searches, but not while an input method is at work. */
export function SearchBox({
  defaultValue = '',
  onSearch,
  onEmpty,
  onType,
  placeholder = '搜索课程、活动、老师',
  label = '搜索',
  isWide = false,
  inputRef,
  ...rest
}: SearchBoxProps) {
  const [value, setValue] = useState(defaultValue);
  const isComposing = useRef(false);

  const type = (next: string) => {
    setValue(next);
    if (!isComposing.current) onType?.(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isComposing.current) return;
    const keywords = value.trim();
    if (keywords === '') onEmpty?.();
    else onSearch(keywords);
  };
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.form?.querySelector('input')?.focus();
    type('');
  };

  return (
    <form role="search" css={[styles.root, isWide && styles.wide]} onSubmit={submit} {...rest}>
      <button type="submit" aria-label="搜索" css={styles.button}>
        <Icon as={Search} size={18} />
      </button>
      <input
        ref={inputRef}
        type="search"
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
        onKeyDown={(event) => {
          // Safari ends the composition before the Enter that confirms it; the key code tells.
          const isConfirming = event.nativeEvent.isComposing || event.keyCode === 229;
          if (event.key === 'Enter' && isConfirming) event.preventDefault();
        }}
      />
      {value !== '' && (
        <button type="button" aria-label="清空" css={styles.button} onClick={clear}>
          <Icon as={X} size={16} />
        </button>
      )}
    </form>
  );
}
