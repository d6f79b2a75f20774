import { Monitor } from 'lucide-react';
import { useSystem } from '@qinghe/hooks/stores/system';
import { desktopSiteUrl, paths } from '@qinghe/hooks/url';
import { Icon } from '@qinghe/ui/components/Icon';
import * as styles from './Member.styles.ts';
import { ThemeRow } from './ThemeRow.tsx';

/** Rows for members and visitors: the desktop version and the theme. */
export function SiteRows() {
  const config = useSystem((state) => state.config);
  return (
    <>
      <li css={styles.line}>
        <a href={desktopSiteUrl(paths.home(), config?.pc_url)} css={styles.row}>
          <Icon as={Monitor} css={styles.rowIcon} />
          <span css={styles.rowLabel}>访问电脑版</span>
        </a>
      </li>
      <ThemeRow />
    </>
  );
}
