import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import exported from 'virtual:exports';
import { useAttachedTitle } from './attachedTitle.ts';
import { useToolbarTheme } from './toolbarTheme.ts';
import { importLineOf } from '../../scripts/lib/docs/importLine.mjs';

/** Shows the import statement of the page's component, to copy; nothing for other pages. */
export function ImportLine() {
  const title = useAttachedTitle();
  const { channel } = useContext(DocsContext);
  const theme = useToolbarTheme(channel);
  const line = title && importLineOf(title, exported);
  return line && <Source code={line} language="tsx" dark={theme === 'dark'} />;
}
