import { safeHref } from '@qinghe/hooks/url';
import { Link } from '@qinghe/ui/components/Link';
import * as styles from '../Account.styles.ts';

export interface ProtocolProps {
  /** Where it can be read; its name alone stands where there is no such place. */
  url: string | undefined;
  /** Its name in its marks, such as 《用户协议》. */
  name: string;
}

/** One of the agreements of an account, in a new window. */
export function Protocol({ url, name }: ProtocolProps) {
  const href = safeHref(url);
  if (href === null) return name;
  return (
    <Link variant="bare" href={href} isNewWindow css={styles.protocol}>
      {name}
    </Link>
  );
}
