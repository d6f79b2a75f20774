import { Children, type ReactNode } from 'react';
import * as styles from './HomeBlocks.styles.ts';

/** Arrangements: grids of the desktop page; a scrolling row, rows and pairs of the mobile page. */
export const cardListLayouts = ['four', 'three', 'scroller', 'rows', 'pairs'] as const;

export interface CardListProps {
  layout: (typeof cardListLayouts)[number];
  /** Width of a card of `scroller` with its unit. */
  cardWidth?: string;
  /** The cards. */
  children: ReactNode;
}

/** Cards of one block as a list. */
export function CardList({ layout, cardWidth, children }: CardListProps) {
  return (
    <ul css={styles.lists[layout]} style={{ ['--card-width' as string]: cardWidth }}>
      {Children.map(children, (card) => (
        <li css={styles.cell}>{card}</li>
      ))}
    </ul>
  );
}
