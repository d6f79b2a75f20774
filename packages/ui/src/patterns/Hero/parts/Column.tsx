import type { ReactNode } from 'react';
import { column } from '../Hero.styles.ts';

/** The text of a slide on a veil that ends with the text. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div css={column}>
    <div data-words="">{children}</div>
  </div>
);
