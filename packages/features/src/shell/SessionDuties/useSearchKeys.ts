import { useEffect } from 'react';

/** Whether keystrokes are input for the focused element. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

function leadToSearch(event: KeyboardEvent): void {
  const isChord = event.key === 'k' && (event.metaKey || event.ctrlKey);
  const isKey = isChord || (event.key === '/' && !isTyping(event.target));
  // An open dialog traps the focus.
  if (!isKey || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
  const field = document.querySelector<HTMLInputElement>('[role="search"] input');
  // In a narrow window the field is hidden and a button shown instead.
  if (!field || field.getClientRects().length === 0) return;
  event.preventDefault();
  field.focus();
  field.select();
}

/** Focuses the page's first search field on `/`, ⌘K and Ctrl+K, except while text is being typed or a dialog is open. */
export function useSearchKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', leadToSearch);
    return () => window.removeEventListener('keydown', leadToSearch);
  }, []);
}
