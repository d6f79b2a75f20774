import { http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { SLOW, type PageStory } from './pageStory.tsx';
import { touch } from './touch.tsx';

/** A finger pulls a page of the mobile site down at its top: each of the calls is made again. */
export function pulledDown(words: string, ...calls: string[]) {
  const asked = calls.map(() => fn());
  return {
    beforeEach: ({ msw }) => {
      calls.forEach((call, order) => msw.use(http.get(call, () => void asked[order]?.())));
    },
    play: async ({ canvas }) => {
      const [row] = await canvas.findAllByText(words, {}, SLOW);
      if (!row) throw new Error('There is nothing to pull.');
      for (const call of asked) call.mockClear();
      touch(row, 'touchstart', 10);
      touch(row, 'touchmove', 300);
      await expect(await canvas.findByText('松开刷新', {}, SLOW)).toBeInTheDocument();
      touch(row, 'touchend', 300);
      await waitFor(async () => {
        for (const call of asked) await expect(call).toHaveBeenCalled();
      }, SLOW);
      await waitFor(() => expect(canvas.queryByText('正在刷新')).toBeNull(), SLOW);
      await expect(row).toBeVisible();
    },
  } satisfies PageStory;
}
