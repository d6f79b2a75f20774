import type { ReactNode } from 'react';
import { useWhole } from '../../../components/Cover/index.ts';
import { Link } from '../../../components/Link/index.ts';
import * as styles from '../Hero.styles.ts';

export interface HeroSlide {
  id: string | number;
  /** Empty for words on the plain ground. */
  imageSrc: string;
  /** What the picture shows or says; needed for a slide with nothing but a picture. */
  alt?: string;
  /** Where the slide leads; null or empty for nowhere. */
  href?: string | null;
  /** Whether the link opens a new window. */
  isNewWindow?: boolean;
  /** A short line above the title. */
  eyebrow?: string;
  /** Line breaks are kept. */
  title?: string;
  /** Line breaks are kept. Desktop only. */
  description?: string;
  /** Buttons under the words, `accent` first and then `onStrong`. Desktop only. */
  actions?: ReactNode;
}

export interface HeroSlideViewProps extends HeroSlide {
  layout: 'wide' | 'card';
  /** Whether the picture is the first thing the page shows. */
  isFirst: boolean;
  /** Name of the slide without words of its own. */
  fallbackName: string;
  /** Draws the words, as `wideWords` or `cardWords` does. */
  renderWords: (slide: HeroSlide) => ReactNode;
}

/** One slide of the hero: words over a picture, or a picture alone. */
export function HeroSlideView(props: HeroSlideViewProps) {
  const { layout, imageSrc, href, isNewWindow = false, eyebrow, title, actions } = props;
  const hasWords = Boolean(eyebrow || title);
  const [isOther, watch] = useWhole();
  // Its words are in the picture then, and the card of a phone would cut them; the wide slide is a ground.
  const isFramed = layout === 'card' && !hasWords && isOther;
  const alt = props.alt ?? (hasWords ? '' : props.fallbackName);
  const body = (
    <>
      {isFramed && <img css={styles.blur} src={imageSrc} alt="" />}
      {imageSrc && (
        <img
          css={[styles.picture, isFramed ? styles.whole : styles.pictures[layout]]}
          {...watch}
          src={imageSrc}
          alt={alt}
          loading={props.isFirst ? 'eager' : 'lazy'}
          fetchPriority={props.isFirst ? 'high' : 'auto'}
          draggable={false}
        />
      )}
      {hasWords && props.renderWords(props)}
    </>
  );
  const hasOwnActions = layout === 'wide' && Boolean(actions);
  if (!href || hasOwnActions) return body;
  return (
    <Link variant="bare" href={href} isNewWindow={isNewWindow} css={styles.fullLink}>
      {body}
    </Link>
  );
}
