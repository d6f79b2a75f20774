import { expect } from 'storybook/test';
import { SLOW, type PageStory } from './pageStory.tsx';

/** Stories of the guard's redirects from any page for members, shared by both sites. */
export const guardStories = {
  loggedOut: {
    parameters: { scenario: 'visitor' },
    play: async ({ canvas }) => {
      const name = /^(?:登录后继续学习|欢迎回到青禾学堂)$/;
      const heading = await canvas.findByRole('heading', { level: 1, name }, SLOW);
      await expect(heading).toBeVisible();
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
