import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../styles/text.ts';
import { ButtonLink } from '../Button/index.ts';
import { EmptyArt, EmptyPageArt } from './EmptyArt.tsx';
import * as styles from './Empty.styles.ts';

/** Variants of an empty state: for a section, a small panel, a whole page. */
export const emptyVariants = ['block', 'compact', 'page'] as const;

export interface EmptyProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** `page` makes the title the page's `h1`. */
  variant?: (typeof emptyVariants)[number];
  /** Says what is missing. */
  title: ReactNode;
  /** One line that says why, or what to do. */
  description?: ReactNode;
  /** The next step, as a button. */
  link?: { href: string; text: string };
  /** Other buttons instead of the one of `link`; on pages up to two. */
  action?: ReactNode;
  /** Illustration instead of the default one. */
  art?: ReactNode;
  /** Small print under the actions. */
  note?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const LINK_SIZES = { block: 'sm', compact: 'xs', page: 'md' } as const;

/** An empty state: says that there is no content and what to do next. */
export function Empty({
  variant = 'block',
  title,
  description,
  link,
  action,
  art,
  note,
  ...rest
}: EmptyProps) {
  const isPage = variant === 'page';
  const Title = isPage ? 'h1' : 'p';
  const actions =
    action ??
    (link && (
      <ButtonLink size={LINK_SIZES[variant]} href={link.href}>
        {link.text}
      </ButtonLink>
    ));
  const drawing = isPage ? <EmptyPageArt /> : <EmptyArt isSmall={variant === 'compact'} />;
  return (
    <div css={[styles.root, styles.variants[variant]]} {...rest}>
      {art ?? drawing}
      <Title css={[isPage ? text.h1 : text.subtitle, styles.titles[variant]]}>{title}</Title>
      {description && <p css={styles.descriptions[variant]}>{description}</p>}
      {actions && <div css={styles.actions[variant]}>{actions}</div>}
      {note && <p css={styles.note}>{note}</p>}
    </div>
  );
}
