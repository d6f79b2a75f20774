import type { ReactNode } from 'react';
import { text } from '../../../styles/text.ts';
import * as styles from '../Player.styles.ts';

export interface FramePanelProps {
  /** Says what happened or what is asked. */
  title: ReactNode;
  /** Text below the title. */
  description?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Whether screen readers announce the panel at once. */
  isUrgent?: boolean;
  /** Content between the description and the buttons. */
  children?: ReactNode;
}

/** A message that covers the picture. */
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
