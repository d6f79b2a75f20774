import { http, HttpResponse } from 'msw';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

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

const OFFLINE = '当前无网络，请检查网络连接';

/** The device has no network while a page asks for what it shows; once it has, 重试 brings that. */
export function lostNetwork(call: string): Required<Pick<PageStory, 'beforeEach' | 'play'>> {
  let isLost = true;
  return {
    beforeEach: ({ msw }) => {
      isLost = true;
      // Without an answer here, the demo school gives its own.
      msw.use(http.get(call, () => (isLost ? HttpResponse.error() : undefined)));
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      return () => {
        Reflect.deleteProperty(navigator, 'onLine');
      };
    },
    play: async ({ canvas, userEvent }) => {
      await expect((await canvas.findAllByText(OFFLINE, {}, SLOW))[0]).toBeVisible();
      isLost = false;
      Reflect.deleteProperty(navigator, 'onLine');
      const [retry] = canvas.getAllByRole('button', { name: '重试' });
      if (!retry) throw new Error('The page offers no second try.');
      await userEvent.click(retry);
      await waitFor(() => expect(canvas.queryByRole('button', { name: '重试' })).toBeNull(), SLOW);
      await expect(canvas.queryByText(OFFLINE)).toBeNull();
    },
  };
}
