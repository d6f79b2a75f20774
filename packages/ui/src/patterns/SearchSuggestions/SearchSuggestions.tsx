import { History, Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { text as texts, truncate } from '../../styles/text.ts';
import type { SearchPopupProps } from '../SearchBox/index.ts';
import * as styles from './SearchSuggestions.styles.ts';

export interface SearchSuggestionsProps extends SearchPopupProps {
  /** Earlier searches, the latest first. */
  history: readonly string[];
  /** Suggested keywords for the typed text. */
  suggestions: readonly string[];
  /** Event handler called to delete one earlier search. */
  onForget: (keywords: string) => void;
  /** Event handler called to delete all earlier searches. */
  onForgetAll: () => void;
}

/** Keeps the focus in the field when the popup is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The popup of a search field: earlier searches while the field is empty, otherwise suggestions for the
 * text. Renders nothing without rows.
 */
export function SearchSuggestions({
  id,
  text,
  onKeys,
  onRows,
  onPick,
  history,
  suggestions,
  onForget,
  onForgetAll,
}: SearchSuggestionsProps) {
  const isHistory = text.trim() === '';
  const rows = isHistory ? history : suggestions;
  const [active, setActive] = useState({ text, row: -1 });
  const list = useRef<HTMLDivElement>(null);
  // Other text has other rows, so no row is active; after a deletion the index may be too large.
  const row = active.text === text ? Math.min(active.row, rows.length - 1) : -1;
  const rowId = (order: number) => `${id}-${order}`;
  const count = rows.length;
  const activeId = row < 0 ? '' : rowId(row);

  useEffect(() => {
    onRows({ count, activeId });
    if (activeId !== '')
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [count, activeId, onRows]);
  useEffect(() => () => onRows({ count: 0, activeId: '' }), [onRows]);

  const handleKey = (event: KeyboardEvent) => {
    if (count === 0) return false;
    const current = rows[row];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One more position than rows: no active row, only the field.
      const places = count + 1;
      setActive({ text, row: ((row + 1 + step + places) % places) - 1 });
      return true;
    }
    if (current === undefined) return false;
    if (event.key === 'Enter') onPick(current);
    else if (event.key === 'Delete' && isHistory) onForget(current);
    else return false;
    return true;
  };
  useEffect(() => onKeys(handleKey));
  useEffect(() => () => onKeys(null), [onKeys]);

  if (count === 0) return null;
  return (
    // For the pointer only: keys are handled by the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div css={styles.root} onMouseDown={keepFocus}>
      {isHistory && (
        <div css={styles.head}>
          <span css={[texts.caption, styles.title]}>搜索历史</span>
          <button type="button" css={[texts.caption, styles.clear]} onClick={onForgetAll}>
            清空
          </button>
        </div>
      )}
      <div
        ref={list}
        role="grid"
        id={id}
        aria-label={isHistory ? '搜索历史，按 Delete 键删除一条' : '搜索建议'}
      >
        {rows.map((keywords, order) => (
          <div
            key={keywords}
            role="row"
            id={rowId(order)}
            aria-selected={order === row}
            css={[styles.row, order === row && styles.active]}
          >
            <div role="gridcell" css={styles.cell}>
              <button
                type="button"
                tabIndex={-1}
                css={styles.pick}
                onClick={() => onPick(keywords)}
              >
                <Icon as={isHistory ? History : Search} size={16} css={styles.icon} />
                <span css={truncate}>{keywords}</span>
              </button>
            </div>
            {isHistory && (
              <div role="gridcell">
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={`删除「${keywords}」`}
                  css={styles.forget}
                  onClick={() => onForget(keywords)}
                >
                  <Icon as={X} size={16} />
                </button>
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
