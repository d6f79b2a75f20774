import { createPortal } from 'react-dom';
import * as styles from './Toast.styles.ts';
import { toast, type ToastMessage } from './toast.ts';
import { ToastItem } from './ToastItem.tsx';

/** How many toasts are up at a time. */
const LIMIT = 3;

export interface ToastViewportProps {
  /** Oldest first; those past the third wait. */
  messages: readonly ToastMessage[];
}

/** The stack of toasts, over everything else. */
export function ToastViewport({ messages }: ToastViewportProps) {
  return createPortal(
    // An open dialog hides all around it from screen readers, but for elements with `aria-live`.
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
