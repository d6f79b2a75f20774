import { container } from '../../../styles/layout.ts';
import { Column } from './Column.tsx';
import type { HeroSlide } from './HeroSlideView.tsx';
import * as styles from './wide.styles.ts';

/** Renders the text of a wide slide: eyebrow, title, description and buttons. */
export const wideWords = ({ eyebrow, title, description, actions }: HeroSlide) => (
  <div css={[container, styles.wideText]}>
    <Column>
      {eyebrow && <p css={styles.eyebrow}>{eyebrow}</p>}
      {title && <h2 css={styles.title}>{title}</h2>}
      {description && <p css={styles.description}>{description}</p>}
      {actions && <div css={styles.actions}>{actions}</div>}
    </Column>
  </div>
);
