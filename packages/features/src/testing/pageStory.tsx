import { http, HttpResponse } from 'msw';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SLOW } from '@qinghe/ui/testing/slow';

export { SLOW };

/** What a story does once it is drawn. */
export type Play = NonNullable<StoryObj['play']>;

/** What a story draws, with the queries of Testing Library. */
type StoryCanvas = Parameters<Play>[0]['canvas'];

/** A story of a page that both sites have. */
export interface PageStory {
  args?: { initialPath: string };
  parameters?: { scenario: string };
  beforeEach?: NonNullable<StoryObj['beforeEach']>;
  play?: Play;
}

/** Globals that open a story in one of Storybook's windows, such as `laptop`. */
export const inWindow = (value: string) => ({ viewport: { value, isRotated: false } });

/** Args that open a page. */
export const at = (initialPath: string) => ({ initialPath });

/** Fails when the page is wider than its window. */
export async function expectToFit(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
}

/** Fails when search engines are not told to leave the page out. */
export async function expectNoIndex(): Promise<void> {
  await waitFor(
    () =>
      expect(document.head.querySelector('meta[name="robots"][content="noindex"]')).not.toBeNull(),
    SLOW,
  );
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

/** What a story of a refused part begins with and does. */
interface RefusedPart {
  beforeEach: Exclude<NonNullable<StoryObj['beforeEach']>, readonly unknown[]>;
  play: Play;
}

/**
 * A part of a page is refused and says so by a button of that name; pressed, it shows what it is for.
 *
 * @param call What the part asks for.
 * @param retry The button's name.
 * @param shows Finds what is there then, and nowhere before.
 */
export function refusedPart(
  call: string,
  retry: string,
  shows: (canvas: StoryCanvas) => Promise<HTMLElement>,
): RefusedPart {
  let isRefused = true;
  const refusal = { code: 1, message: '正在整理', data: null };
  return {
    beforeEach: ({ msw }) => {
      isRefused = true;
      msw.use(http.get(call, () => (isRefused ? HttpResponse.json(refusal) : undefined)));
    },
    play: async ({ canvas, userEvent }) => {
      const button = await canvas.findByRole('button', { name: retry }, SLOW);
      await expect(button).toBeVisible();
      isRefused = false;
      await userEvent.click(button);
      await expect(await shows(canvas)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: retry })).toBeNull();
    },
  };
}
