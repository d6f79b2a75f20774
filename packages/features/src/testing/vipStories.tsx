import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { expectToFit, SLOW, type PageStory } from './pageStory.tsx';

/** Stories of the memberships that both sites tell alike. */
export const vipStories = {
  default: {
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 2, name: '青禾会员' }, SLOW);
      await expect(canvas.getByRole('heading', { level: 1, name: '会员' })).toBeVisible();
      await expect(canvas.getByText('/ 365 天')).toBeVisible();
      await expect(canvas.queryByText('教职工')).toBeNull();
      const [first] = canvas.getAllByRole('link', { name: '立即开通' });
      await expect(first).toHaveAttribute('href', '/order?goods_type=role&goods_id=1');
    },
  },
  member: {
    parameters: { scenario: 'loggedIn' },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByText(/你已是会员，有效期至 2027-03-18/, {}, SLOW),
      ).toBeVisible();
      // What costs nothing is not paid again.
      await expect(await canvas.findAllByRole('link', { name: '续费' }, SLOW)).toHaveLength(2);
      await expect(canvas.getAllByRole('link', { name: '免费领取' })).toHaveLength(1);
    },
  },
  empty: {
    beforeEach: () => {
      school.tables.roles = [];
    },
    play: async ({ canvas, step }) => {
      await canvas.findByText('暂无会员套餐', {}, SLOW);
      await step('nothing leads to it any more, and the page itself asks again', async () => {
        const links = () => canvas.queryAllByRole('link', { name: '会员' });
        await waitFor(() => expect(links()).toEqual([]), SLOW);
        await expect(canvas.getByText('暂无会员套餐')).toBeVisible();
      });
    },
  },
  error: {
    beforeEach: ({ msw }) => {
      msw.use(
        http.get('*/api/v2/roles', () => HttpResponse.html('', { status: 400 }), { once: true }),
      );
    },
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: '重试' }, SLOW));
      await canvas.findByRole('heading', { level: 2, name: '青禾会员' }, SLOW);
    },
  },
  switchedOff: {
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '该功能暂未开放' }, SLOW);
    },
  },
  oneItem: {
    beforeEach: () => {
      school.tables.roles.splice(1);
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findAllByRole('link', { name: '立即开通' }, SLOW)).toHaveLength(1);
    },
  },
  longText: {
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 2, name: /^青禾会员从零/ }, SLOW),
      ).toBeVisible();
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
