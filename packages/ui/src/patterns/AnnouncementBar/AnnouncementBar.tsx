import { ArrowRight, ChevronRight, Megaphone, X } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { container } from '../../styles/layout.ts';
import { truncate } from '../../styles/text.ts';
import * as styles from './AnnouncementBar.styles.ts';

/** Layouts: a bar above the desktop header, a card on the mobile home page. */
export const announcementBarLayouts = ['bar', 'card'] as const;

export interface AnnouncementBarProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Text of the announcement, one line. */
  text: string;
  /** Title before the text, in medium weight. */
  title?: string;
  /** URL of the announcement's page. */
  href: string;
  /** Text of the link. */
  linkText?: string;
  /** `bar` is as wide as the page; `card` is rounded, for the mobile site. */
  layout?: (typeof announcementBarLayouts)[number];
  /** Event handler called when the bar is closed; without one there is no close button. */
  onClose?: () => void;
  /** Accessible name of the close button. */
  closeLabel?: string;
  /** The accessible name of the region. */
  label?: string;
}

/** One line of news from the school. The caller remembers whether it was closed. */
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
