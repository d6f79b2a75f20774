import { safeHref } from '@qinghe/hooks/url';
import { Link } from '@qinghe/ui/components/Link';
import * as styles from '../Account.styles.ts';

export interface ProtocolProps {
  /** Address of the agreement; without a safe one only the name is shown. */
  url: string | undefined;
  /** Name of the agreement with its title marks, such as 《用户协议》. */
  name: string;
}

/** Link to one of the account agreements, opened in a new window. */
export function Protocol({ url, name }: ProtocolProps) {
  const href = safeHref(url);
  if (href === null) return name;
  return (
    <Link variant="bare" href={href} isNewWindow css={styles.protocol}>
      {name}
    </Link>
  );
}
