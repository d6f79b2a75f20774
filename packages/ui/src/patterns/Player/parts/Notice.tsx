import { useEffect, type ReactNode } from 'react';
import * as styles from '../Player.styles.ts';

/** Milliseconds that a notice is shown. */
const STAY = 8000;

export interface NoticeProps {
  children: ReactNode;
  onGone: () => void;
}

/** A short message above the controls, which disappears after 8 s. */
export function Notice({ children, onGone }: NoticeProps) {
  useEffect(() => {
    const timer = setTimeout(onGone, STAY);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <div role="status" css={styles.notice}>
      {children}
    </div>
  );
}
