import { UserRound } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { useImage } from '../Cover/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Avatar.styles.ts';

/** Diameters of an avatar in design px. */
export const avatarSizes = [24, 32, 36, 56, 80] as const;

const iconSizes = { 24: 14, 32: 16, 36: 20, 56: 28, 80: 32 } as const;

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** URL of the picture. */
  src?: string | null;
  /** The person's name; its first character shows where there is no picture. */
  name?: string | null;
  /** Diameter in design px. */
  size?: (typeof avatarSizes)[number];
  /** Accessible name. Leave it out where the person's name is shown next to the picture. */
  label?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A person's round picture; without one, the first character of the name; without a name, a user icon. */
export function Avatar({ src, name, size = 36, label, ...rest }: AvatarProps) {
  const image = useImage(src);
  const [initial] = name?.trim() ?? '';
  return (
    <span
      css={[styles.root, styles.sizes[size]]}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      {image.src === null ? (
        (initial ?? <Icon as={UserRound} size={iconSizes[size]} />)
      ) : (
        <img
          css={styles.image}
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          width={size}
          height={size}
          src={image.src}
          alt=""
          onError={image.onError}
        />
      )}
    </span>
  );
}
