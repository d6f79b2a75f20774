import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useState } from 'react';
import { isThemeName, type ThemeName } from '../docsTheme.ts';

type Channel = DocsContainerProps['context']['channel'];

/** Reads the theme from the last globals event; light without one. */
function readTheme(channel: Channel): ThemeName {
  const [said] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  return isThemeName(said?.globals?.theme) ? said.globals.theme : 'light';
}

/** Returns the current theme of the toolbar and re-renders when it changes. */
export function useToolbarTheme(channel: Channel): ThemeName {
  const [theme, setTheme] = useState(() => readTheme(channel));
  useLayoutEffect(() => {
    const listen = () => setTheme(readTheme(channel));
    // The theme may have changed between the first render and this effect.
    listen();
    const hear = ({ globals }: { globals: { theme?: unknown } }) => {
      if (isThemeName(globals.theme)) setTheme(globals.theme);
    };
    channel.on('globalsUpdated', hear);
    return () => channel.off('globalsUpdated', hear);
  }, [channel]);
  return theme;
}
