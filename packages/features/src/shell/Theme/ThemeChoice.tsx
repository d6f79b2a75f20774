import { Segmented } from '@qinghe/ui/components/Segmented';
import { themeNames, themes } from './theme.ts';
import { useTheme } from './useTheme.ts';

const items = themes.map((value) => ({ value, label: themeNames[value] }));

/** Theme choice in a row of options, stored on this device. */
export function ThemeChoice() {
  const [theme, choose] = useTheme();
  return <Segmented label="外观" items={items} value={theme} onChange={choose} />;
}
