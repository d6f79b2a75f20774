import { SunMoon } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '@qinghe/ui/components/Icon';
import { Segmented } from '@qinghe/ui/components/Segmented';
import { chooseTheme, readTheme } from '@qinghe/features/shell/Theme';
import * as styles from './Member.styles.ts';

const items = [
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
] as const;

/** The choice between the light and the dark look, remembered on this device. */
export function ThemeRow() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <li css={styles.line}>
      <div css={[styles.row, styles.themeRow]}>
        <Icon as={SunMoon} css={styles.rowIcon} />
        <span css={styles.rowLabel}>外观</span>
        <Segmented
          label="外观"
          items={items}
          value={theme}
          onChange={(next) => {
            chooseTheme(next);
            setTheme(next);
          }}
        />
      </div>
    </li>
  );
}
