import { useEffect } from 'react';

/** Whether keys belong to what has the focus. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

function leadToSearch(event: KeyboardEvent): void {
  const isChord = event.key === 'k' && (event.metaKey || event.ctrlKey);
  const isKey = isChord || (event.key === '/' && !isTyping(event.target));
  // A dialog keeps the focus to itself.
  if (!isKey || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
  const field = document.querySelector<HTMLInputElement>('[role="search"] input');
  // On a narrow window the field gives way to a button.
  if (!field || field.getClientRects().length === 0) return;
  event.preventDefault();
  field.focus();
  field.select();
}

/** `/`, ⌘K and Ctrl+K lead to the page's first search field, wherever no text is written and no dialog is open. */
export function useSearchKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', leadToSearch);
    return () => window.removeEventListener('keydown', leadToSearch);
  }, []);
}
