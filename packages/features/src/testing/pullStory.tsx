import { http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { touch } from '@qinghe/ui/testing/touch';
import { SLOW, type PageStory } from './pageStory.tsx';

/** Returns the parts of a story that pulls a mobile page down at its top and expects each of the requests to be sent again. */
export function pulledDown(words: string, ...calls: string[]) {
  const asked = calls.map(() => fn());
  return {
    beforeEach: ({ msw }) => {
      calls.forEach((call, order) => msw.use(http.get(call, () => void asked[order]?.())));
    },
    play: async ({ canvas }) => {
      await canvas.findAllByText(words, {}, SLOW);
      const finger = (type: Parameters<typeof touch>[1], height: number) => {
        const [row] = canvas.getAllByText(words);
        if (row) touch(row, type, height);
      };
      for (const call of asked) call.mockClear();
      // A page that has just loaded may not react to touch yet, or may still be restoring its scroll position.
      await waitFor(async () => {
        window.scrollTo(0, 0);
        finger('touchstart', 10);
        finger('touchmove', 300);
        await expect(canvas.getByText('松开刷新')).toBeInTheDocument();
      }, SLOW);
      finger('touchend', 300);
      await waitFor(async () => {
        for (const call of asked) await expect(call).toHaveBeenCalled();
      }, SLOW);
      await waitFor(() => expect(canvas.queryByText('正在刷新')).toBeNull(), SLOW);
      await expect(canvas.getAllByText(words)[0]).toBeVisible();
    },
  } satisfies PageStory;
}
