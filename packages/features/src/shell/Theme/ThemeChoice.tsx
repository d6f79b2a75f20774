import { useState } from 'react';
import { Segmented } from '@qinghe/ui/components/Segmented';
import { chooseTheme, readTheme, themeNames, themes } from './theme.ts';

const items = themes.map((value) => ({ value, label: themeNames[value] }));

/** The choice between the looks in a row, remembered on this device. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <Segmented
      label="外观"
      items={items}
      value={theme}
      onChange={(next) => {
        chooseTheme(next);
        setTheme(next);
      }}
    />
  );
}
