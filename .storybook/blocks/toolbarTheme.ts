import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useState } from 'react';
import { isThemeName, type ThemeName } from '../docsTheme.ts';

type Channel = DocsContainerProps['context']['channel'];

/** The theme that the toolbar said last. */
function readTheme(channel: Channel): ThemeName {
  const [said] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  return isThemeName(said?.globals?.theme) ? said.globals.theme : 'light';
}

/** The theme of the toolbar, from now on. */
export function useToolbarTheme(channel: Channel): ThemeName {
  const [theme, setTheme] = useState(() => readTheme(channel));
  useLayoutEffect(() => {
    const listen = () => setTheme(readTheme(channel));
    // What was said between the first look and now.
    listen();
    const hear = ({ globals }: { globals: { theme?: unknown } }) => {
      if (isThemeName(globals.theme)) setTheme(globals.theme);
    };
    channel.on('globalsUpdated', hear);
    return () => channel.off('globalsUpdated', hear);
  }, [channel]);
  return theme;
}
