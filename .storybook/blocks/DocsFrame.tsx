import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { setFrameTheme, setFrameWidths } from '../decorators/frames.ts';
import { docsTheme, isThemeName, type ThemeName } from '../docsTheme.ts';

const looks = { light: docsTheme('light'), dark: docsTheme('dark') };

type Channel = DocsContainerProps['context']['channel'];

/** The theme that the toolbar said last. */
function readTheme(channel: Channel): ThemeName {
  const [said] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  return isThemeName(said?.globals?.theme) ? said.globals.theme : 'light';
}

/** The theme of the toolbar, from now on. */
function useToolbarTheme(channel: Channel): ThemeName {
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

/** Storybook's editor of objects draws some items without the list that they are of. */
function nameLists() {
  for (const { parentElement: parent } of document.querySelectorAll('.rejt-tree li'))
    if (!parent?.matches('ul, ol, [role]')) parent?.setAttribute('role', 'list');
}

/** What every page of the documentation stands in: it wears the theme of the toolbar, as the examples do. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context.channel);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    setFrameTheme(theme);
  }, [theme]);
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => {
      nameLists();
      setFrameWidths((id) => context.storyById(id));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [context]);
  return (
    <DocsContainer context={context} theme={looks[theme]}>
      {children}
    </DocsContainer>
  );
}
