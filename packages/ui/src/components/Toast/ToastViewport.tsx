import { createPortal } from 'react-dom';
import * as styles from './Toast.styles.ts';
import { toast, type ToastMessage } from './toast.ts';
import { ToastItem } from './ToastItem.tsx';

/** Largest number of toasts shown at a time. */
const LIMIT = 3;

export interface ToastViewportProps {
  /** The messages, oldest first; only the first three are shown. */
  messages: readonly ToastMessage[];
}

/** The stack of toasts, above everything else on the page. */
export function ToastViewport({ messages }: ToastViewportProps) {
  return createPortal(
    // An open dialog hides everything outside from screen readers, except elements with `aria-live`.
    <section aria-label="提示" aria-live="off" css={styles.viewport}>
      {messages.slice(0, LIMIT).map((message) => (
        <ToastItem
          key={`${message.id}.${message.repeats}`}
          message={message}
          onClose={toast.dismiss}
        />
      ))}
    </section>,
    document.body,
  );
}
