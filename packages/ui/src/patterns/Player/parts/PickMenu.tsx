import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from '../Player.styles.ts';

export interface PickMenuProps<Value extends string | number> {
  /** Name of the setting, such as 倍速. */
  label: string;
  /** Content of the button. */
  face: ReactNode;
  items: readonly { value: Value; label: string }[];
  value: Value;
  onPick: (value: Value) => void;
  /** Event handler called when the list opens and closes. */
  onOpenChange: (isOpen: boolean) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A button with a list of choices above it. The list is rendered inside the player, because nothing
 * outside the full-screen element is visible.
 */
export function PickMenu<Value extends string | number>({
  label,
  face,
  items,
  value,
  onPick,
  onOpenChange,
}: PickMenuProps<Value>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    onOpenChange(true);
    list.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && root.current?.contains(target)) return;
      setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePointer);
    // The lesson may end while the list is open, and take it away.
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
      onOpenChange(false);
    };
  }, [isOpen, onOpenChange]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      setIsOpen(false);
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role]') ?? [])];
    const at = options.findIndex((option) => option === document.activeElement);
    const step = STEPS[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? options.length - 1
          : step && (at + step + options.length) % options.length;
    if (next === undefined) return;
    event.preventDefault();
    options[next]?.focus();
  };

  return (
    <div ref={root} css={styles.pick}>
      <button
        ref={button}
        type="button"
        css={styles.pill}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${label}：${items.find((item) => item.value === value)?.label ?? ''}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          css={styles.menu}
          onKeyDown={handleKeyDown}
        >
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="menuitemradio"
              aria-checked={item.value === value}
              tabIndex={-1}
              css={[styles.menuItem, item.value === value && styles.menuItemOn]}
              onClick={() => {
                onPick(item.value);
                close();
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
