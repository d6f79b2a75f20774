import { CodeOrSourceMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type ComponentProps } from 'react';
import { useToolbarTheme } from './toolbarTheme.ts';

/** Code in the text of a page, in the theme of the toolbar; Storybook's component is always light. */
export default function DocsCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const { channel } = useContext(DocsContext);
  return <CodeOrSourceMdx {...props} {...{ dark: useToolbarTheme(channel) === 'dark' }} />;
}
