import { CodeOrSourceMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type ComponentProps } from 'react';
import { useToolbarTheme } from './toolbarTheme.ts';

/** Code in the prose of a page, which wears the theme of the toolbar; Storybook's own is always light. */
export default function DocsCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const { channel } = useContext(DocsContext);
  return <CodeOrSourceMdx {...props} {...{ dark: useToolbarTheme(channel) === 'dark' }} />;
}
