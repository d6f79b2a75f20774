import { ChevronRight } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { truncate } from '../../styles/text.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Breadcrumb.styles.ts';

export interface BreadcrumbItem {
  label: string;
  /** Where the step leads. The last step is the page itself and takes none. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The steps from the home page to this one. */
  items: readonly BreadcrumbItem[];
  /** Accessible name of the navigation. */
  label?: string;
  /** The element on the page. */
  ref?: Ref<HTMLElement>;
}

/** The way from the home page to this page. A long last step is cut. */
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
