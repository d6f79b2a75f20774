import { useEffect, useRef, type RefObject } from 'react';
import { actionOf, type KeyAction } from '../media/keymap.ts';

const TYPING = 'input:not([type="range"]), textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a[href], summary, [role="tab"], [role="slider"], [role="menuitemradio"]';

/** Whether a key belongs to what has the focus: text fields take all, buttons Space and Enter. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return true;
  if (target.closest(`${TYPING}, [role="dialog"], [role="menu"]`)) return true;
  if (target.matches('input[type="range"]')) return key.startsWith('Arrow');
  return key === ' ' && target.closest(PRESSABLE) !== null;
}

export interface PlayerKeysOptions {
  frame: RefObject<HTMLElement | null>;
  /** Whether any key but `?` does something. */
  isOn: boolean;
  /** Does what a key asks for; returns false when it was not for the player. */
  onAction: (action: KeyAction) => boolean;
}

/** Listens to the player's keys on the whole page. */
export function usePlayerKeys({ frame, isOn, onAction }: PlayerKeysOptions): void {
  const latest = useRef({ isOn, onAction });
  useEffect(() => {
    latest.current = { isOn, onAction };
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const isInside =
        event.target instanceof Node && frame.current?.contains(event.target) === true;
      const action = actionOf({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        isInside,
      });
      if (!action || (!latest.current.isOn && action.do !== 'guide')) return;
      if (latest.current.onAction(action)) event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [frame]);
}
