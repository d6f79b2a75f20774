import type { ReactNode } from 'react';
import { column } from '../Hero.styles.ts';

/** Words on a slide, on a veil as wide as they are. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div css={column}>
    <div data-words="">{children}</div>
  </div>
);
