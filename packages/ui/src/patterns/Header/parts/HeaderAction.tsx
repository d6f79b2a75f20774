import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../../../components/Link/index.ts';
import * as styles from '../Header.styles.ts';

export interface HeaderActionProps {
  /** Link target; without one the action is a button. */
  href?: string;
  /** Event handler called when the action is pressed. */
  onClick?: MouseEventHandler<HTMLElement>;
  /** Native type of the button. */
  type?: 'button' | 'submit';
  /** Icon before the text; in a narrow header only the icon shows. */
  icon?: ReactNode;
  /** Text of the action. */
  children: ReactNode;
}

/** A text link or button at the end of the header, such as 我的课程 or 登录. */
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
