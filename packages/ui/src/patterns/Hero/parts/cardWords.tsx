import { Column } from './Column.tsx';
import type { HeroSlide } from './HeroSlideView.tsx';
import * as styles from './card.styles.ts';

/** Renders the text of a card slide: the eyebrow and the title. */
export const cardWords = ({ eyebrow, title }: HeroSlide) => (
  <div css={styles.cardText}>
    <Column>
      {eyebrow && <p css={styles.cardEyebrow}>{eyebrow}</p>}
      {title && <h2 css={styles.cardTitle}>{title}</h2>}
    </Column>
  </div>
);
