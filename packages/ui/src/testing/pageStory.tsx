import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** What a story does once it is drawn. */
export type Play = NonNullable<StoryObj['play']>;

/** A story of a page that both sites have. */
export interface PageStory {
  args?: { initialPath: string };
  parameters?: { scenario: string };
  beforeEach?: NonNullable<StoryObj['beforeEach']>;
  play?: Play;
}

/** How long a page may take from nothing to its content, for `findBy…`. */
export const SLOW = { timeout: 10_000 };

/** Globals that open a story in one of Storybook's windows, such as `laptop`. */
export const inWindow = (value: string) => ({ viewport: { value, isRotated: false } });

/** Args that open a page. */
export const at = (initialPath: string) => ({ initialPath });

/** Fails when the page is wider than its window. */
export async function expectToFit(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
}

/** A word of any length that offers no place to break. */
export const LONG_WORD = 'Internationalization'.repeat(8);
