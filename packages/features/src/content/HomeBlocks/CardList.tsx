import { Children, type ReactNode } from 'react';
import * as styles from './HomeBlocks.styles.ts';

/** Layouts: grids of four or three on the desktop page; a scrolling row, rows and pairs on the mobile page. */
export const cardListLayouts = ['four', 'three', 'scroller', 'rows', 'pairs'] as const;

export interface CardListProps {
  layout: (typeof cardListLayouts)[number];
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
