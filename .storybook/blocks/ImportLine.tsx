import { Source } from '@storybook/addon-docs/blocks';
import exported from 'virtual:exports';
import { useAttachedTitle } from './attachedTitle.ts';
import { importLineOf } from '../../scripts/lib/docs/importLine.mjs';

/** How the thing that a page is about comes into one's code, to copy. */
export function ImportLine() {
  const title = useAttachedTitle();
  const line = title && importLineOf(title, exported);
  return line && <Source code={line} language="tsx" />;
}
