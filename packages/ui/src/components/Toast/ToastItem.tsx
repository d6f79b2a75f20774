import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Toast.styles.ts';
import type { ToastMessage } from './toast.ts';
import { ToastCard } from './ToastCard.tsx';

/** How long a toast is shown, in milliseconds. */
const DURATION = 3000;
const ERROR_DURATION = 5000;
/** Duration of the fade-out in milliseconds, the same as `dur-base`. */
const FADE = 220;

export interface ToastItemProps {
  /** The message to show. */
  message: ToastMessage;
  /** Event handler called when the toast times out or is closed. */
  onClose: (id: number) => void;
  /** Accessible name of the close button. */
  closeLabel?: string;
}

/** One toast. Its timer stops while the pointer or the focus is on it and goes on with the rest afterwards. */
export function ToastItem({ message, onClose, closeLabel = '关闭提示' }: ToastItemProps) {
  const { id, tone, text } = message;
  const [isHeld, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const rest = useRef(tone === 'error' ? ERROR_DURATION : DURATION);
  const isRunning = !isHeld && !isLeaving;
  useEffect(() => {
    if (!isRunning) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => setLeaving(true), rest.current);
    return () => {
      rest.current -= performance.now() - start;
      clearTimeout(timer);
    };
  }, [isRunning]);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => onClose(id), FADE);
    return () => clearTimeout(timer);
  }, [isLeaving, id, onClose]);
  return (
    <ToastCard
      tone={tone}
      text={text}
      css={isLeaving && styles.leaving}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <button type="button" aria-label={closeLabel} css={styles.close} onClick={() => onClose(id)}>
        <Icon as={X} />
      </button>
    </ToastCard>
  );
}
