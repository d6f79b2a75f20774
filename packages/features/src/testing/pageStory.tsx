import { http, HttpResponse } from 'msw';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SLOW } from '@qinghe/ui/testing/slow';

export { SLOW };

/** The `play` function of a story. */
export type Play = NonNullable<StoryObj['play']>;

/** The element that a story renders into, with the queries of Testing Library. */
type StoryCanvas = Parameters<Play>[0]['canvas'];

/** A story of a page that both sites have. */
export interface PageStory {
  args?: { initialPath: string };
  parameters?: { scenario: string };
  beforeEach?: NonNullable<StoryObj['beforeEach']>;
  play?: Play;
}

/** Returns globals that open a story in one of Storybook's viewports, such as `laptop`. */
export const inWindow = (value: string) => ({ viewport: { value, isRotated: false } });

/** Returns args that open a page at a path. */
export const at = (initialPath: string) => ({ initialPath });

/** Fails if the page is wider than its window. */
export async function expectToFit(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
}

/** Fails unless the page has a `noindex` for search engines. */
export async function expectNoIndex(): Promise<void> {
  await waitFor(
    () =>
      expect(document.head.querySelector('meta[name="robots"][content="noindex"]')).not.toBeNull(),
    SLOW,
  );
}

/** A long word without any place to break. */
export const LONG_WORD = 'Internationalization'.repeat(8);

const OFFLINE = '当前无网络，请检查网络连接';

/**
 * Returns the parts of a story in which a page's request fails because the device is offline. Once it is online again, the button
 * 重试 loads the content.
 */
export function lostNetwork(call: string): Required<Pick<PageStory, 'beforeEach' | 'play'>> {
  let isLost = true;
  return {
    beforeEach: ({ msw }) => {
      isLost = true;
      // Falls through to the demo school's reply.
      msw.use(http.get(call, () => (isLost ? HttpResponse.error() : undefined)));
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      return () => {
        Reflect.deleteProperty(navigator, 'onLine');
      };
    },
    play: async ({ canvas, userEvent }) => {
      await expect((await canvas.findAllByText(OFFLINE, {}, SLOW))[0]).toBeVisible();
      const [retry] = await canvas.findAllByRole('button', { name: '重试' }, SLOW);
      if (!retry) throw new Error('The page offers no second try.');
      isLost = false;
      Reflect.deleteProperty(navigator, 'onLine');
      await userEvent.click(retry);
      await waitFor(() => expect(canvas.queryByRole('button', { name: '重试' })).toBeNull(), SLOW);
      await expect(canvas.queryByText(OFFLINE)).toBeNull();
    },
  };
}

/** The parts of a story in which a request of a page's section is refused. */
interface RefusedPart {
  beforeEach: Exclude<NonNullable<StoryObj['beforeEach']>, readonly unknown[]>;
  play: Play;
}

/**
 * Returns the parts of a story in which a section's request is refused and a retry button appears. The button stays, with the
 * focus, while a retry is refused too; the next one loads the section.
 *
 * @param call The request of the section.
 * @param retry The button's name.
 * @param shows Finds an element that is present only after the retry.
 */
export function refusedPart(
  call: string,
  retry: string,
  shows: (canvas: StoryCanvas) => Promise<HTMLElement>,
): RefusedPart {
  let isRefused = true;
  let asked = 0;
  const refusal = { code: 1, message: '正在整理', data: null };
  return {
    beforeEach: ({ msw }) => {
      isRefused = true;
      asked = 0;
      msw.use(
        http.get(call, () => {
          asked += 1;
          return isRefused ? HttpResponse.json(refusal) : undefined;
        }),
      );
    },
    play: async ({ canvas, userEvent }) => {
      const button = await canvas.findByRole('button', { name: retry }, SLOW);
      await expect(button).toBeVisible();
      const before = asked;
      await userEvent.click(button);
      await waitFor(() => expect(asked).toBeGreaterThan(before), SLOW);
      await waitFor(() => expect(canvas.getByRole('button', { name: retry })).toBe(button), SLOW);
      await expect(button).toHaveFocus();
      isRefused = false;
      await userEvent.click(button);
      await expect(await shows(canvas)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: retry })).toBeNull();
    },
  };
}
