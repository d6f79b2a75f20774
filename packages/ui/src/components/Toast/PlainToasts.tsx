import { useEffect } from 'react';
import { toast, type ToastMessage } from './toast.ts';

/** How long the messages are shown, in milliseconds. */
const DURATION = 5000;

export interface PlainToastsProps {
  /** The messages, the oldest first. */
  messages: readonly ToastMessage[];
}

/** Simple fallback that shows the messages when the code of the toasts cannot be loaded. */
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
