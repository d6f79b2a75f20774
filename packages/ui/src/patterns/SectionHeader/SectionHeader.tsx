import { ArrowRight, ChevronRight } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { text, visuallyHidden } from '../../styles/text.ts';
import * as styles from './SectionHeader.styles.ts';

export interface SectionHeaderProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'title' | 'children'
> {
  /** Heading of the section. */
  title: string;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** URL of the whole list; without it there is no link. */
  href?: string;
  /** Text of the link. */
  linkText?: string;
  /** Id of the heading, for the section's `aria-labelledby`. */
  titleId?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** The heading of a section, with a link to the whole list. */
export function SectionHeader({
  title,
  subtitle,
  href,
  linkText = '查看全部',
  titleId,
  ...rest
}: SectionHeaderProps) {
  return (
    <div css={styles.root} {...rest}>
      <div css={styles.words}>
        <h2 id={titleId} css={[text.h2, styles.title]}>
          {title}
        </h2>
        {subtitle && <p css={styles.subtitle}>{subtitle}</p>}
      </div>
      {href && (
        <Link href={href} css={styles.link}>
          {linkText}
          <span css={visuallyHidden}>{title}</span>
          <Icon as={ArrowRight} size={16} css={styles.wideIcon} />
          <Icon as={ChevronRight} size={16} css={styles.smallIcon} />
        </Link>
      )}
    </div>
  );
}
