import { ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import * as list from '../Member/Member.styles.ts';
import * as styles from './Profile.styles.ts';

export interface ProfileRowProps {
  label: ReactNode;
  /** The current value. */
  value?: ReactNode;
  /** Address of the page where the value is changed. */
  href?: string | null | undefined;
  /** Event handler called when the link is clicked. */
  onLeave?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Event handler that changes the value on this page; used where there is no `href`. */
  onPress?: (() => void) | undefined;
}

/** A row of the profile: a link, a button, or plain text where nothing can be changed. */
export function ProfileRow({ label, value, href, onLeave, onPress }: ProfileRowProps) {
  const content = (
    <>
      <span css={styles.label}>{label}</span>
      <span css={styles.value}>{value}</span>
      {(href || onPress) && <Icon as={ChevronRight} size={18} css={list.chevron} />}
    </>
  );
  return (
    <li css={list.line}>
      {href ? (
        <Link variant="bare" href={href} css={list.row} onClick={onLeave}>
          {content}
        </Link>
      ) : onPress ? (
        <button type="button" css={[list.row, styles.control]} onClick={onPress}>
          {content}
        </button>
      ) : (
        <div css={list.row}>{content}</div>
      )}
    </li>
  );
}
