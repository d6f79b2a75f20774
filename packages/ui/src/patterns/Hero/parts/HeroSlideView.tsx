import type { ReactNode } from 'react';
import { useWhole } from '../../../components/Cover/index.ts';
import { Link } from '../../../components/Link/index.ts';
import * as styles from '../Hero.styles.ts';

export interface HeroSlide {
  id: string | number;
  /** URL of the picture; empty for text on the plain background. */
  imageSrc: string;
  /** Text alternative of the picture; needed for a slide without text. */
  alt?: string;
  /** Link target of the slide; null or empty for none. */
  href?: string | null;
  /** Whether the link opens a new window. */
  isNewWindow?: boolean;
  /** A short line above the title. */
  eyebrow?: string;
  /** The title; line breaks are kept. */
  title?: string;
  /** Text below the title; line breaks are kept. Desktop only. */
  description?: string;
  /** Buttons below the text, `accent` first, then `onStrong`. Desktop only. */
  actions?: ReactNode;
}

export interface HeroSlideViewProps extends HeroSlide {
  layout: 'wide' | 'card';
  /** Whether this is the first slide; its picture loads at once with high priority. */
  isFirst: boolean;
  /** Text alternative for a slide with neither text nor `alt`. */
  fallbackName: string;
  /** Renders the text, see `wideWords` and `cardWords`. */
  renderWords: (slide: HeroSlide) => ReactNode;
}

/** One slide of the hero: text over a picture, or only a picture. */
export function HeroSlideView(props: HeroSlideViewProps) {
  const { layout, imageSrc, href, isNewWindow = false, eyebrow, title, actions } = props;
  const hasWords = Boolean(eyebrow || title);
  const [isOther, watch] = useWhole();
  // Without text props, the picture itself usually has text, which the card would crop; wide pictures are background.
  const isShownWhole = layout === 'card' && !hasWords;
  const isFramed = isShownWhole && isOther;
  const alt = props.alt ?? (hasWords ? '' : props.fallbackName);
  const body = (
    <>
      {isFramed && <img css={styles.blur} src={imageSrc} alt="" />}
      {imageSrc && (
        <img
          css={[styles.picture, isFramed ? styles.whole : styles.pictures[layout]]}
          {...(isShownWhole && watch)}
          src={imageSrc}
          alt={alt}
          loading={props.isFirst ? 'eager' : 'lazy'}
          fetchPriority={props.isFirst ? 'high' : 'low'}
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
