import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { setFrameTheme, setFrameWidths } from '../decorators/frames.ts';
import { docsTheme } from '../docsTheme.ts';
import { useToolbarTheme } from './toolbarTheme.ts';

const looks = { light: docsTheme('light'), dark: docsTheme('dark') };

/** Adds the role `list` where Storybook's object editor renders `li` elements outside a list. */
function nameLists() {
  for (const { parentElement: parent } of document.querySelectorAll('.rejt-tree li'))
    if (!parent?.matches('ul, ol, [role]')) parent?.setAttribute('role', 'list');
}

/** The container of every page of the documentation: applies the toolbar's theme to the page and to its framed examples. */
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
