import { Source, useOf } from '@storybook/addon-docs/blocks';
import exported from 'virtual:exports';
import { importLineOf } from './importLine.ts';

/** How the thing that a page is about comes into one's code, to copy. */
export function ImportLine() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const line = importLineOf(preparedMeta.title, exported);
  return line && <Source code={line} language="tsx" />;
}
