import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../../../components/Link/index.ts';
import * as styles from '../Header.styles.ts';

export interface HeaderActionProps {
  /** Where it leads; without one it is a button. */
  href?: string;
  /** Event handler called when it is pressed. */
  onClick?: MouseEventHandler<HTMLElement>;
  /** What the button does in a form; nothing by itself. */
  type?: 'button' | 'submit';
  /** An icon before the word; in a narrow header it stands alone. */
  icon?: ReactNode;
  /** The icon, or the words. */
  children: ReactNode;
}

/** A quiet link or button at the end of the header: 我的课程, 登录. */
export function HeaderAction({
  href,
  onClick,
  type = 'button',
  icon,
  children,
}: HeaderActionProps) {
  const content = (
    <>
      {icon}
      <span css={icon ? styles.actionText : undefined}>{children}</span>
    </>
  );
  if (href)
    return (
      <Link variant="bare" href={href} onClick={onClick} css={styles.action}>
        {content}
      </Link>
    );
  return (
    <button type={type} onClick={onClick} css={styles.action}>
      {content}
    </button>
  );
}
