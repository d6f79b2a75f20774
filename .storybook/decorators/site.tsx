import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';

function Theme({ name, children }: { name: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);
  return children;
}

/**
 * Puts a story into the theme of the toolbar. Stories of parts stand in a `main` with some air;
 * pages bring their own landmarks (`parameters.isPage`).
 */
export const withSite: Decorator = (Story, { globals, parameters }) => (
  <Theme name={globals.theme}>
    {parameters.isPage ? (
      <Story />
    ) : (
      <main style={{ padding: '1.5rem' }}>
        <Story />
      </main>
    )}
  </Theme>
);
