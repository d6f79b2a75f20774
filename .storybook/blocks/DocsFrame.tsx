import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { setFrameTheme, setFrameWidths } from '../decorators/frames.ts';
import { docsTheme } from '../docsTheme.ts';
import { useToolbarTheme } from './toolbarTheme.ts';

const looks = { light: docsTheme('light'), dark: docsTheme('dark') };

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
