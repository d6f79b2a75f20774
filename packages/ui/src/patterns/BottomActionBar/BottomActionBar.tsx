import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './BottomActionBar.styles.ts';

export interface BottomActionBarProps extends HTMLAttributes<HTMLDivElement> {
  /** The accessible name: what is done here. */
  label: string;
  /** Figures and buttons, the main button last; buttons are pills of 48. */
  children: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * The bar at the bottom of a page of the mobile site with what is done there; it takes the place of the tab bar. Pages need
 * room for it at their end (`size-h5-actionbar`).
 */
export function BottomActionBar({ label, ...rest }: BottomActionBarProps) {
  return <div css={styles.root} data-bar role="region" aria-label={label} {...rest} />;
}
