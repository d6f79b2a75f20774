import type { HTMLAttributes } from 'react';
import fullDark from '../../assets/brand/logo-dark.svg';
import markDark from '../../assets/brand/logo-mark-dark.svg';
import markLight from '../../assets/brand/logo-mark.svg';
import fullOnStrong from '../../assets/brand/logo-on-strong.svg';
import fullLight from '../../assets/brand/logo.svg';
import * as styles from './Logo.styles.ts';

const BRAND = '青禾学堂';

/** Surfaces a logo stands on: the page in its theme, or deep green. */
export const logoSurfaces = ['page', 'strong'] as const;

export interface LogoProps extends HTMLAttributes<HTMLSpanElement> {
  /** The school's name, the accessible name of the logo. */
  name?: string;
  /** Address of the school's own logo; null or empty for none. */
  src?: string | null;
  surface?: (typeof logoSurfaces)[number];
  /** Whether phones show the mark without the name. */
  isMarkOnPhone?: boolean;
}

/**
 * The school's logo, 36 high: its own picture if it has one, else the Qinghe art, else the Qinghe
 * mark beside the school's name. CSS swaps the art with the theme.
 */
export function Logo({
  name = BRAND,
  src,
  surface = 'page',
  isMarkOnPhone = false,
  ...rest
}: LogoProps) {
  const isStrong = surface === 'strong';
  if (src)
    return (
      <span css={styles.root} {...rest}>
        <img css={styles.ownArt} src={src} alt={name} />
      </span>
    );
  if (name === BRAND)
    return (
      <span css={[styles.root, isMarkOnPhone && styles.markOnPhone]} {...rest}>
        {isStrong ? (
          <img css={styles.art} src={fullOnStrong} alt={name} />
        ) : (
          <>
            <img css={[styles.art, styles.onLight]} src={fullLight} alt={name} />
            <img css={[styles.art, styles.onDark]} src={fullDark} alt={name} />
          </>
        )}
      </span>
    );
  return (
    <span css={styles.root} {...rest}>
      {isStrong ? (
        <img css={styles.art} src={markDark} alt="" />
      ) : (
        <>
          <img css={[styles.art, styles.onLight]} src={markLight} alt="" />
          <img css={[styles.art, styles.onDark]} src={markDark} alt="" />
        </>
      )}
      <span
        css={[styles.name, isStrong && styles.nameOnStrong, isMarkOnPhone && styles.hiddenOnPhone]}
      >
        {name}
      </span>
    </span>
  );
}

/** The Qinghe mark alone, 64 design px, where nothing else is on the page; decoration. */
export function LogoMark() {
  return (
    <>
      <img css={[styles.mark, styles.onLight]} src={markLight} alt="" />
      <img css={[styles.mark, styles.onDark]} src={markDark} alt="" />
    </>
  );
}
