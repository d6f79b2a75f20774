import { useEffect, useRef, type RefObject } from 'react';
import { actionOf, type KeyAction } from '../media/keymap.ts';

const TYPING = 'input:not([type="range"]), textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a[href], summary, [role="tab"], [role="slider"], [role="menuitemradio"]';

/** Whether the focused element handles the key: text fields, dialogs and menus any, sliders the arrows, buttons Space. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return true;
  if (target.closest(`${TYPING}, [role="dialog"], [role="menu"]`)) return true;
  if (target.matches('input[type="range"]')) return key.startsWith('Arrow');
  return key === ' ' && target.closest(PRESSABLE) !== null;
}

/** Actions that go on while their key is held. */
const LASTING = /^(?:skip|volume|rate)$/;

export interface PlayerKeysOptions {
  frame: RefObject<HTMLElement | null>;
  /** Whether the keys are enabled; `?` always works. */
  isOn: boolean;
  /** Whether the player fills the screen: then all keys are its own, wherever the focus is. */
  isFull: boolean;
  /** Performs the action of a key; returns false if the player did not handle it. */
  onAction: (action: KeyAction) => boolean;
}

/** Handles the player's keys on the whole page. */
export function usePlayerKeys({ frame, isOn, isFull, onAction }: PlayerKeysOptions): void {
  const latest = useRef({ isOn, isFull, onAction });
  useEffect(() => {
    latest.current = { isOn, isFull, onAction };
  });
  useEffect(() => {
    /** Whether the player has handled the last press; the browser gets no repetition of it. */
    let isHandled = false;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const isInside =
        latest.current.isFull ||
        (event.target instanceof Node && frame.current?.contains(event.target) === true);
      const action = actionOf({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        isInside,
      });
      if (!action || (!latest.current.isOn && action.do !== 'guide')) return;
      if (!event.repeat || LASTING.test(action.do)) isHandled = latest.current.onAction(action);
      if (isHandled) event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [frame]);
}
