import { css } from '@emotion/react';
import { useEffect } from 'react';
import { token } from '../../tokens/tokens.ts';
import { toast, type ToastMessage } from './toast.ts';

const box = css({
  position: 'fixed',
  zIndex: token('z-toast'),
  top: '1.5rem',
  insetInline: '1rem',
  padding: '0.75rem 1.125rem',
  border: `1px solid ${token('border-subtle')}`,
  background: token('surface-overlay'),
  borderRadius: token('radius-lg'),
  textAlign: 'center',
});

/** How long the words stay, in milliseconds. */
const DURATION = 5000;

export interface PlainToastsProps {
  messages: readonly ToastMessage[];
}

/** What says the messages when the code that draws toasts cannot be loaded. */
export function PlainToasts({ messages }: PlainToastsProps) {
  useEffect(() => {
    const timer = setTimeout(toast.dismissAll, DURATION);
    return () => clearTimeout(timer);
  }, [messages]);
  return (
    <div role="alert" css={box}>
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
