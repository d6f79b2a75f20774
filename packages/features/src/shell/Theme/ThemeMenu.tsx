import { css } from '@emotion/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Icon } from '@qinghe/ui/components/Icon';
import { Menu } from '@qinghe/ui/components/Menu';
import { token } from '@qinghe/ui/tokens';
import { themeNames, themes } from './theme.ts';
import { useTheme } from './useTheme.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };

const trigger = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: token('radius-md'),
  color: token('text-secondary'),
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
  '&:active': { background: token('surface-active') },
});

/** Theme menu in the desktop header; the choice is stored on this device. */
export function ThemeMenu() {
  const [theme, choose] = useTheme();
  return (
    <Menu
      aria-label={`外观：${themeNames[theme]}`}
      css={trigger}
      groups={[
        themes.map((value) => ({
          label: themeNames[value],
          icon: icons[value],
          isChecked: value === theme,
          onSelect: () => choose(value),
        })),
      ]}
    >
      <Icon as={icons[theme]} />
    </Menu>
  );
}
