import { useRef, type HTMLAttributes, type KeyboardEvent } from 'react';
import { panelId, tabId } from './ids.ts';
import * as styles from './Tabs.styles.ts';

/** Variants: on a hairline, as a dialog's title, or in columns of equal width on the mobile site. */
export const tabsVariants = ['line', 'title', 'even'] as const;

export interface TabItem<Value extends string = string> {
  /** Unique within the group and without spaces, because it is part of element ids. */
  value: Value;
  label: string;
  /** Number after the label, 99+ from 100 on; null while it is not known. */
  count?: number | null;
  disabled?: boolean;
}

export interface TabsProps<Value extends string = string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange'
> {
  /** Id of the group, also passed to its `TabPanel` as `tabsId`. */
  id: string;
  /** Accessible name of the group. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem<Value>[];
  /** Value of the selected tab. */
  value: Value;
  /** Event handler called when another tab is selected, by pointer or key. */
  onChange: (value: Value) => void;
  /** Visual variant of the tabs. */
  variant?: (typeof tabsVariants)[number];
  /** Whether space is reserved for counts before they are known, so that the layout does not shift. */
  keepsCounts?: boolean;
}

const steps = { ArrowRight: 1, ArrowLeft: -1 };

/** Returns the item that an arrow key, Home or End selects, wrapping round and skipping disabled items; undefined for none. */
function itemByKey<Value extends string>(
  items: readonly TabItem<Value>[],
  value: Value,
  key: string,
) {
  const enabled = items.filter((item) => !item.disabled);
  if (key === 'Home') return enabled[0];
  if (key === 'End') return enabled[enabled.length - 1];
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const current = enabled.findIndex((item) => item.value === value);
  return enabled[(current + steps[key] + enabled.length) % enabled.length];
}

/** Tabs that switch between panels. Arrow keys select a tab at once. */
export function Tabs<Value extends string = string>({
  id,
  label,
  items,
  value,
  onChange,
  variant = 'line',
  keepsCounts = false,
  ...rest
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = itemByKey(items, value, event.key);
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    const nextId = tabId(id, next.value);
    list.current?.querySelectorAll('button').forEach((tab) => tab.id === nextId && tab.focus());
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      css={[styles.list, styles.lists[variant]]}
      {...rest}
    >
      {items.map((item) => {
        const isOn = item.value === value;
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(id, item.value)}
            aria-selected={isOn}
            aria-controls={isOn ? panelId(id, item.value) : undefined}
            tabIndex={isOn ? 0 : -1}
            disabled={item.disabled}
            css={[styles.tab, styles.tabs[variant]]}
            onClick={() => onChange(item.value)}
            onKeyDown={handleKeyDown}
          >
            {item.label}
            {item.count !== undefined && (
              <span css={[styles.count, keepsCounts && styles.keptCount]}>
                {(item.count ?? 0) > 99 ? '99+' : item.count}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
