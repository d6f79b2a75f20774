import { use, ViewTransition, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { FollowedContext } from '../Link/index.ts';
import * as styles from './Cover.styles.ts';
import { Mark } from './Mark.tsx';
import { useImage } from './useImage.ts';
import { useWhole } from './useWhole.ts';

export interface CoverProps extends HTMLAttributes<HTMLSpanElement> {
  /** Address of the picture; without one, and when it fails to load, the placeholder shows. */
  src?: string | null;
  /** Text alternative. Empty where a title beside the picture says the same. */
  alt?: string;
  /** Height divided by width. */
  ratio?: number;
  /** Other sizes of the picture, as in `img`. */
  srcSet?: string;
  /** Widths at which the picture is shown, as in `img`. */
  sizes?: string;
  /** Whether a picture of another shape is shown whole, on a blur of itself; else its edges are cut. */
  isWhole?: boolean;
  /** Whether the picture is the first that the page shows: it loads at once and before others. */
  isPriority?: boolean;
  /** Stands in for a missing picture instead of the brand's mark. */
  fallback?: ReactNode;
  /** Path of the page that the picture stands for: that of a card which was pressed to come here moves to its place. */
  page?: string;
  /** What lies on the picture: a plate, a date, a play button. */
  children?: ReactNode;
  /** Reaches the element. */
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A picture in a box of a fixed shape, so nothing moves when it arrives. A parent zooms the picture
 * by setting `--cover-scale` and moves it by `--cover-position`.
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
  const [isOther, watch] = useWhole();
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
            fetchPriority={isPriority ? 'high' : undefined}
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
  /** What lies on the picture, or the words of the plate. */
  children: ReactNode;
}

/** A short word on the lower left corner of a `Cover`, white in both themes. */
export function CoverPlate({ children }: CoverPlateProps) {
  return <span css={styles.plate}>{children}</span>;
}
