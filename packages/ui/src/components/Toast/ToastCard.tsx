import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Toast.styles.ts';
import type { ToastTone } from './toast.ts';

const icons = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  warning: TriangleAlert,
};

export interface ToastCardProps extends HTMLAttributes<HTMLDivElement> {
  /** Meaning of the toast: sets the icon, its colour and how urgently it is announced. */
  tone: ToastTone;
  /** The message. Errors are announced at once, others when the screen reader is idle. */
  text: string;
  /** Controls, not part of the announcement. */
  children?: ReactNode;
}

/** The look and the announcement of a toast, without its timer. */
export function ToastCard({ tone, text, children, ...rest }: ToastCardProps) {
  return (
    <div css={styles.toast} {...rest}>
      <div role={tone === 'error' ? 'alert' : 'status'} css={styles.message}>
        <Icon as={icons[tone]} css={[styles.icon, styles.tones[tone]]} />
        {text}
      </div>
      {children}
    </div>
  );
}
