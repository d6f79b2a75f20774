import { use, ViewTransition, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { FollowedContext } from '../Link/index.ts';
import * as styles from './Cover.styles.ts';
import { Mark } from './Mark.tsx';
import { useImage } from './useImage.ts';
import { useWhole } from './useWhole.ts';

export interface CoverProps extends HTMLAttributes<HTMLSpanElement> {
  /** URL of the picture; without one, or when it fails to load, the placeholder shows. */
  src?: string | null;
  /** Text alternative. Empty where a title next to the picture says the same. */
  alt?: string;
  /** Height divided by width. */
  ratio?: number;
  /** Other sizes of the picture, as `srcset` of `img`. */
  srcSet?: string;
  /** Widths at which the picture is shown, as `sizes` of `img`. */
  sizes?: string;
  /** Whether a picture of another aspect ratio is shown whole on a blurred copy; otherwise its edges are cropped. */
  isWhole?: boolean;
  /** Whether the picture is the first that counts: it loads at once and before all others, which have low priority. */
  isPriority?: boolean;
  /** Placeholder for a missing picture; the brand's mark by default. */
  fallback?: ReactNode;
  /** Path of this page: on navigation the cover of the pressed card moves here (view transition). */
  page?: string;
  /** Content on top of the picture: a plate, a date, a play button. */
  children?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A picture in a box of a fixed aspect ratio, so the layout does not shift when it loads. A parent zooms
 * the picture by `--cover-scale` and moves it by `--cover-position`.
 */
export function Cover({
  src,
  alt = '',
  ratio = 9 / 16,
  srcSet,
  sizes,
  isWhole = false,
  isPriority = false,
  fallback,
  page,
  children,
  style,
  ...rest
}: CoverProps) {
  const followed = use(FollowedContext);
  const image = useImage(src);
  const [isOther, watch] = useWhole(ratio);
  const isFramed = isWhole && isOther;
  const picture = (
    <span
      css={styles.root}
      style={{ ['--cover-ratio' as string]: `${ratio * 100}%`, ...style }}
      {...rest}
    >
      {image.src === null ? (
        <span
          css={styles.placeholder}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
        >
          {fallback ?? <Mark />}
        </span>
      ) : (
        <>
          {isFramed && <img css={styles.blur} src={image.src} alt="" />}
          <img
            css={[styles.image, isFramed && styles.whole]}
            {...watch}
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : 'low'}
            decoding="async"
            width={640}
            height={Math.round(640 * ratio)}
            sizes={sizes}
            srcSet={srcSet}
            src={image.src}
            alt={alt}
            onError={image.onError}
          />
        </>
      )}
      {children}
    </span>
  );
  return (
    <ViewTransition name={page ?? followed} default="none" share="cover">
      {picture}
    </ViewTransition>
  );
}

export interface CoverPlateProps {
  /** Text of the plate. */
  children: ReactNode;
}

/** A short label in the lower left corner of a `Cover`, white in both themes. */
export function CoverPlate({ children }: CoverPlateProps) {
  return <span css={styles.plate}>{children}</span>;
}
