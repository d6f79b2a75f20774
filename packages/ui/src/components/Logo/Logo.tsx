import type { HTMLAttributes } from 'react';
import fullDark from '../../assets/brand/logo-dark.svg';
import markDark from '../../assets/brand/logo-mark-dark.svg';
import markLight from '../../assets/brand/logo-mark.svg';
import fullOnStrong from '../../assets/brand/logo-on-strong.svg';
import fullLight from '../../assets/brand/logo.svg';
import * as styles from './Logo.styles.ts';
import { BRAND, signOf } from './brand.ts';

/** Surfaces a logo stands on: the page in its theme, or deep green. */
export const logoSurfaces = ['page', 'strong'] as const;

/** The art’s own size: its place is kept until it is there. */
const ART = { width: 186, height: 48 };

export interface LogoProps extends HTMLAttributes<HTMLSpanElement> {
  /** The school's name, the accessible name of the logo. */
  name?: string;
  /** Address of the school's own logo; null or empty for none. */
  src?: string | null;
  /** What it stands on: `page` follows the theme, `strong` is deep green in both. */
  surface?: (typeof logoSurfaces)[number];
  /** Whether phones show the mark without the name. */
  isMarkOnPhone?: boolean;
}

/**
 * The school's logo, 36 high: its own picture if it has one, else the first sign of its name on a tile beside the name;
 * of Qinghe itself its art. CSS swaps the art with the theme; dark art comes where it is shown.
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
        <img css={[styles.ownArt, isStrong && styles.ownArtOnStrong]} src={src} alt={name} />
      </span>
    );
  if (name === BRAND)
    return (
      <span
        data-ground={surface}
        css={[styles.root, isMarkOnPhone && styles.markOnPhone]}
        {...rest}
      >
        {isStrong ? (
          <img css={styles.art} src={fullOnStrong} alt={name} {...ART} />
        ) : (
          <>
            <img css={[styles.art, styles.onLight]} src={fullLight} alt={name} {...ART} />
            <img
              css={[styles.art, styles.onDark]}
              src={fullDark}
              alt={name}
              loading="lazy"
              {...ART}
            />
          </>
        )}
      </span>
    );
  return (
    <span css={styles.root} {...rest}>
      <span css={[styles.tile, isStrong && styles.tileOnStrong]} aria-hidden="true">
        {signOf(name)}
      </span>
      <span
        css={[styles.name, isStrong && styles.nameOnStrong, isMarkOnPhone && styles.hiddenOnPhone]}
      >
        {name}
      </span>
    </span>
  );
}

export interface LogoMarkProps {
  /** The school's name. */
  name?: string;
}

/** The mark alone, 64 design px, where nothing else is on the page; decoration. */
export function LogoMark({ name = BRAND }: LogoMarkProps) {
  if (name !== BRAND)
    return (
      <span css={[styles.tile, styles.largeTile]} aria-hidden="true">
        {signOf(name)}
      </span>
    );
  return (
    <>
      <img css={[styles.mark, styles.onLight]} src={markLight} alt="" />
      <img css={[styles.mark, styles.onDark]} src={markDark} alt="" />
    </>
  );
}
