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
  /** What it means: the icon, its colour, and how soon it is read out. */
  tone: ToastTone;
  /** What is announced: errors at once, the rest when the screen reader has finished. */
  text: string;
  /** Controls, outside of what is announced. */
  children?: ReactNode;
}

/** How a toast looks and is announced, without its clock. */
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
