import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { setMotion, type Motion } from './motion.ts';
import { setTextSize } from './textSize.ts';

interface DocumentProps {
  theme: string;
  /** Text size of the browser, in percent. */
  textSize: string;
  motion: Motion;
  /** Whether the story belongs to the mobile site, whose root size follows 375 px. */
  isMobileSite: boolean;
  children: ReactNode;
}

function DocumentSettings({ theme, textSize, motion, isMobileSite, children }: DocumentProps) {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = 'zh-CN';
    documentElement.dataset.theme = theme;
    documentElement.toggleAttribute('data-h5', isMobileSite);
    setTextSize(Number(textSize));
    setMotion(motion);
  }, [theme, textSize, motion, isMobileSite]);
  return children;
}

/**
 * Applies the toolbar's theme, text size and motion to a story. Stories of parts are wrapped in a `main`
 * with padding; pages have their own landmarks (`parameters.isPage`).
 */
export const withSite: Decorator = (Story, { globals, parameters, title }) => (
  <DocumentSettings
    theme={globals.theme}
    textSize={globals.textSize}
    motion={globals.motion}
    isMobileSite={title.startsWith('Mobile/')}
  >
    {parameters.isPage ? (
      <Story />
    ) : (
      <main style={{ padding: '1.5rem' }}>
        <Story />
      </main>
    )}
  </DocumentSettings>
);
