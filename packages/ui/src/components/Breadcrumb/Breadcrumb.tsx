import { ChevronRight } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { truncate } from '../../styles/text.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Breadcrumb.styles.ts';

export interface BreadcrumbItem {
  label: string;
  /** Link target of the step. Leave it out of the last step, which is the page itself. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The steps from the home page to this one. */
  items: readonly BreadcrumbItem[];
  /** Accessible name of the navigation. */
  label?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** The path from the home page to this page. A long last step is cut with an ellipsis. */
export function Breadcrumb({ items, label = '面包屑', ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label={label} {...rest}>
      <ol css={styles.list}>
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={item.label} css={[styles.item, isLast && styles.last]}>
              {index > 0 && <Icon as={ChevronRight} size={14} css={styles.chevron} />}
              {isLast || item.href === undefined ? (
                <span
                  css={[truncate, isLast && styles.current]}
                  aria-current={isLast ? 'page' : undefined}
                >
                  {item.label}
                </span>
              ) : (
                <Link variant="bare" href={item.href} css={[truncate, styles.link]}>
                  {item.label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
