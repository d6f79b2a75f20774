import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** Returns the title of the stories to which a documentation page belongs; undefined for a page without stories. */
export function useAttachedTitle(): string | undefined {
  const context = useContext(DocsContext);
  try {
    return context.resolveOf('meta', ['meta']).preparedMeta.title;
  } catch {
    // Storybook throws when there are none; there is no other way to find out.
    return undefined;
  }
}
