import { Children, type ReactNode } from 'react';
import * as styles from './HomeBlocks.styles.ts';

export interface CardListProps {
  /** Grids of four or three on the desktop page; a scrolling row, rows and pairs on the mobile page. */
  layout: 'four' | 'three' | 'scroller' | 'rows' | 'pairs';
  /** Width of a card in the layout `scroller`, with its unit. */
  cardWidth?: string;
  /** The cards. */
  children: ReactNode;
}

/** The cards of one block as a list. */
export function CardList({ layout, cardWidth, children }: CardListProps) {
  return (
    <ul css={styles.lists[layout]} style={{ ['--card-width' as string]: cardWidth }}>
      {Children.map(children, (card) => (
        <li css={styles.cell}>{card}</li>
      ))}
    </ul>
  );
}
