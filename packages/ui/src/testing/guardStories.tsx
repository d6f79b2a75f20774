import { expect, screen, waitFor } from 'storybook/test';
import { SLOW, type PageStory } from './pageStory.tsx';

/** Where the guard leads from any page for members; both sites tell it alike. */
export const guardStories = {
  loggedOut: {
    parameters: { scenario: 'visitor' },
    play: async () => {
      const tab = await screen.findByRole('tab', { name: '密码登录' }, SLOW);
      await waitFor(() => expect(tab).toBeVisible(), SLOW);
    },
  },
  gated: {
    parameters: { scenario: 'unboundMobile' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: '立即绑定' }, SLOW)).toBeVisible();
      await canvas.findByAltText('图形验证码', {}, SLOW);
    },
  },
} satisfies Record<string, PageStory>;
