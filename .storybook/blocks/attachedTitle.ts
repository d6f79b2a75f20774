import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The title of the stories that a page belongs to; nothing for a page that stands alone. */
export function useAttachedTitle(): string | undefined {
  const context = useContext(DocsContext);
  try {
    return context.resolveOf('meta', ['meta']).preparedMeta.title;
  } catch {
    // Storybook has no other way of saying that there are none.
    return undefined;
  }
}
