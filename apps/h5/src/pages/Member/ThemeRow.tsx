import { SunMoon } from 'lucide-react';
import { Icon } from '@qinghe/ui/components/Icon';
import { ThemeChoice } from '@qinghe/features/shell/Theme';
import * as styles from './Member.styles.ts';

/** Row with the choice of theme, which is remembered on this device. */
export function ThemeRow() {
  return (
    <li css={styles.line}>
      <div css={[styles.row, styles.themeRow]}>
        <Icon as={SunMoon} css={styles.rowIcon} />
        <span css={styles.rowLabel}>外观</span>
        <ThemeChoice />
      </div>
    </li>
  );
}
