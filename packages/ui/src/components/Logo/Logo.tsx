import type { HTMLAttributes } from 'react';
import fullDark from '../../assets/brand/logo-dark.svg';
import fullOnStrong from '../../assets/brand/logo-on-strong.svg';
import fullLight from '../../assets/brand/logo.svg';
import * as styles from './Logo.styles.ts';
import { BRAND, signOf } from './brand.ts';

/** Surfaces behind a logo: the page in its theme, or deep green. */
export const logoSurfaces = ['page', 'strong'] as const;

/** Intrinsic size of the logo files, set on `img` to reserve the space while they load. */
const ART = { width: 186, height: 48, fetchPriority: 'low' } as const;

export interface LogoProps extends HTMLAttributes<HTMLSpanElement> {
  /** The school's name, the accessible name of the logo. */
  name?: string;
  /** URL of the school's own logo; null or empty for none. */
  src?: string | null;
  /** Surface behind the logo: `page` follows the theme, `strong` is deep green in both. */
  surface?: (typeof logoSurfaces)[number];
  /** Whether phones show only the mark, without the name. */
  isMarkOnPhone?: boolean;
}

/**
 * The school's logo, 36 px high: its own picture; without one, its name after a tile with the name's first character. Qinghe
 * has drawn logos for both themes: CSS shows the one of the theme, and the dark one is loaded only where it is shown.
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
        <img
          css={[styles.ownArt, isStrong && styles.ownArtOnStrong]}
          src={src}
          alt={name}
          fetchPriority="low"
        />
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
