import { ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import * as list from '../Member/Member.styles.ts';
import * as styles from './Profile.styles.ts';

export interface ProfileRowProps {
  label: ReactNode;
  /** What is set now. */
  value?: ReactNode;
  /** Where it is changed. */
  href?: string | null | undefined;
  /** Event handler called when that link is followed. */
  onLeave?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Event handler that changes it here. */
  onPress?: (() => void) | undefined;
}

/** One line of the profile: a link, a button, or plain words where nothing can be changed. */
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
