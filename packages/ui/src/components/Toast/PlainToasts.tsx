import { useEffect } from 'react';
import { toast, type ToastMessage } from './toast.ts';

/** How long the words stay, in milliseconds. */
const DURATION = 5000;

export interface PlainToastsProps {
  /** What is said, the oldest first. */
  messages: readonly ToastMessage[];
}

/** What says the messages when the code that draws toasts cannot be loaded. */
export function PlainToasts({ messages }: PlainToastsProps) {
  useEffect(() => {
    const timer = setTimeout(toast.dismissAll, DURATION);
    return () => clearTimeout(timer);
  }, [messages]);
  return (
    <div role="alert" className="plain-toasts">
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
