import { ArrowRight, ChevronRight, Megaphone, X } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { container } from '../../styles/layout.ts';
import { truncate } from '../../styles/text.ts';
import * as styles from './AnnouncementBar.styles.ts';

/** Shapes: a bar above the desktop header, a card on the mobile home page. */
export const announcementBarLayouts = ['bar', 'card'] as const;

export interface AnnouncementBarProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Words of the announcement, one line. */
  text: string;
  /** A lead before the words, medium weight. */
  title?: string;
  /** Where the announcement can be read. */
  href: string;
  /** What leads to the announcement. */
  linkText?: string;
  /** A band below the head, or a card of the mobile site. */
  layout?: (typeof announcementBarLayouts)[number];
  /** Event handler called when the bar is closed; without one there is no close button. */
  onClose?: () => void;
  /** The name of the button that closes it. */
  closeLabel?: string;
  /** The accessible name of the region. */
  label?: string;
}

/** One line of news from the school. Remembering that it was closed is the caller's part. */
export function AnnouncementBar({
  text,
  title,
  href,
  linkText = '查看公告',
  layout = 'bar',
  onClose,
  closeLabel = '关闭公告',
  label = '公告',
  ...rest
}: AnnouncementBarProps) {
  const words = (
    <>
      {title && <b css={styles.title}>{title}</b>}
      {text}
    </>
  );
  if (layout === 'card')
    return (
      <section aria-label={label} {...rest}>
        <Link variant="bare" href={href} css={styles.card}>
          <Icon as={Megaphone} size={18} css={styles.icon} />
          <span css={[styles.words, truncate]}>{words}</span>
          <Icon as={ChevronRight} size={16} css={styles.cardIcon} />
        </Link>
      </section>
    );
  return (
    <section css={styles.bar} aria-label={label} {...rest}>
      <div css={[container, styles.row]}>
        <Icon as={Megaphone} size={16} css={styles.icon} />
        <Link variant="bare" href={href} css={[styles.words, truncate]}>
          {words}
        </Link>
        <Link href={href} css={[styles.more, styles.moreOnWideOnly]}>
          {linkText}
          <Icon as={ArrowRight} size={16} />
        </Link>
        {onClose && (
          <button type="button" css={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon as={X} size={16} />
          </button>
        )}
      </div>
    </section>
  );
}
