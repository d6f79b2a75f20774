import type { ReactNode } from 'react';
import { text } from '../../../styles/text.ts';
import * as styles from '../Player.styles.ts';

export interface FramePanelProps {
  /** What happened or is asked. */
  title: ReactNode;
  /** More about it. */
  description?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Whether screen readers hear it at once. */
  isUrgent?: boolean;
  /** What it says and offers. */
  children?: ReactNode;
}

/** A message that takes the place of the picture. */
export function FramePanel({
  title,
  description,
  actions,
  isUrgent = false,
  children,
}: FramePanelProps) {
  return (
    <div css={styles.panel} role={isUrgent ? 'alert' : 'status'}>
      <p css={[text.title, styles.panelTitle]}>{title}</p>
      {description && <p css={[text.label, styles.panelText]}>{description}</p>}
      {children}
      {actions && <div css={styles.panelActions}>{actions}</div>}
    </div>
  );
}
