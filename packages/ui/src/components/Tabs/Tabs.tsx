import { useRef, type HTMLAttributes, type KeyboardEvent } from 'react';
import { panelId, tabId } from './ids.ts';
import * as styles from './Tabs.styles.ts';

/** Looks of tabs: on a hairline, as a dialog's title, and in even columns on the mobile site. */
export const tabsVariants = ['line', 'title', 'even'] as const;

export interface TabItem<Value extends string = string> {
  /** Unique in the group; part of element ids, so without spaces. */
  value: Value;
  label: string;
  /** A number after the label; from 100 on it is 99+. Null while it is not known. */
  count?: number | null;
  disabled?: boolean;
}

export interface TabsProps<Value extends string = string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange'
> {
  /** Ties the tabs to their `TabPanel`. */
  id: string;
  /** Name of the group for screen readers. */
  label: string;
  /** In their order, each with its panel. */
  items: readonly TabItem<Value>[];
  /** The tab that is on. */
  value: Value;
  /** Event handler called when another tab is chosen, by pointer or arrow key. */
  onChange: (value: Value) => void;
  /** How the chosen one is marked. */
  variant?: (typeof tabsVariants)[number];
  /** Whether counts have a place before they are known, so that nothing moves when they come. */
  keepsCounts?: boolean;
}

const steps = { ArrowRight: 1, ArrowLeft: -1 };

/** The item a key leads to from the current one, wrapping round and passing over disabled items. */
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

/** Switches between the panels of one place. Arrow keys choose at once. */
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
