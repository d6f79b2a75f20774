import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, HTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { pageItems } from './pageItems.ts';
import * as styles from './Pagination.styles.ts';

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The page shown, from 1. */
  page: number;
  /** Number of pages. With one page or none nothing is rendered. */
  pageCount: number;
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string;
  /** Accessible name of the navigation. */
  label?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

interface StepProps {
  icon: ComponentProps<typeof Icon>['as'];
  label: string;
  /** Undefined on the first or last page, where the step is disabled. */
  href?: string;
}

function Step({ icon, label, href }: StepProps) {
  return (
    <li>
      {href === undefined ? (
        <span css={[styles.box, styles.disabled]}>
          <Icon as={icon} size={18} />
        </span>
      ) : (
        <Link variant="bare" href={href} aria-label={label} css={[styles.box, styles.link]}>
          <Icon as={icon} size={18} />
        </Link>
      )}
    </li>
  );
}

/** Links to the pages of a list. Phones show only the previous and next links and the page number. */
export function Pagination({ page, pageCount, hrefFor, label = '分页', ...rest }: PaginationProps) {
  if (!(pageCount > 1)) return null;
  return (
    <nav aria-label={label} {...rest}>
      <ol css={styles.list}>
        <Step icon={ChevronLeft} label="上一页" href={page > 1 ? hrefFor(page - 1) : undefined} />
        {pageItems(page, pageCount).map((item, index) => (
          <li key={item === 'gap' ? `gap ${index}` : item} css={styles.wide}>
            {item === 'gap' ? (
              <span css={styles.box}>…</span>
            ) : (
              <Link
                variant="bare"
                href={hrefFor(item)}
                aria-label={`第 ${item} 页`}
                aria-current={item === page ? 'page' : undefined}
                css={[styles.box, styles.link, item === page && styles.current]}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
        <li css={styles.small}>
          <span css={styles.box}>{`${page} / ${pageCount}`}</span>
        </li>
        <Step
          icon={ChevronRight}
          label="下一页"
          href={page < pageCount ? hrefFor(page + 1) : undefined}
        />
      </ol>
    </nav>
  );
}
