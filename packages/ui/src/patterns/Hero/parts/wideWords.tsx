import { container } from '../../../styles/layout.ts';
import { Column } from './Column.tsx';
import type { HeroSlide } from './HeroSlideView.tsx';
import * as styles from './wide.styles.ts';

/** The words of a wide slide: all of them, and its buttons. */
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
