import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { expectToFit, refusedPart, SLOW, type PageStory } from './pageStory.tsx';

/** Stories of the memberships, shared by both sites. */
export const vipStories = {
  default: {
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 2, name: '青禾会员' }, SLOW);
      await expect(canvas.getByRole('heading', { level: 1, name: '会员' })).toBeVisible();
      await expect(canvas.getByText('/ 365 天')).toBeVisible();
      await expect(canvas.queryByText('教职工')).toBeNull();
      await expect(canvas.getByRole('link', { name: '立即开通：青禾会员' })).toHaveAttribute(
        'href',
        '/order?goods_type=role&goods_id=1',
      );
    },
  },
  answers: {
    beforeEach: () => {
      for (const course of school.tables.courses) course.is_vip_free = 1;
    },
    play: async ({ canvas, step, userEvent }) => {
      await canvas.findByRole('heading', { level: 2, name: '青禾会员' }, SLOW);
      await step('one button is the main one', async () => {
        const buttons = canvas.getAllByRole('link', { name: /^(立即开通|免费领取)：/ });
        await expect(buttons).toHaveLength(3);
        const grounds = buttons.map((button) => getComputedStyle(button).backgroundColor);
        await expect(grounds.filter((ground) => ground !== grounds[1])).toEqual([grounds[0]]);
      });
      await step('the trial has words', async () => {
        await expect(canvas.getByText('不用付款，到期自动结束')).toBeVisible();
        await expect(canvas.getByRole('link', { name: '免费领取：七天体验' })).toBeVisible();
        await expect(canvas.getByText('平均每天 ¥1.00')).toBeVisible();
      });
      await step('what is in it, and what that would cost', async () => {
        const included = within(await canvas.findByRole('region', { name: '会员免费看的课程' }));
        const courses = school.tables.courses.filter(
          ({ is_vip_free: isVipFree, is_free: isFree }) => isVipFree && !isFree,
        );
        await included.findByText(new RegExp(`^${courses.length} 门课程单独购买共 ¥`), {}, SLOW);
        await userEvent.click(
          included.getByRole('button', { name: `查看全部 ${courses.length} 门` }),
        );
        await expect(included.getAllByRole('listitem')).toHaveLength(courses.length);
      });
      await step('and how it ends', async () => {
        const questions = within(canvas.getByRole('region', { name: '常见问题' }));
        await expect(questions.getByText('会自动续费吗？')).toBeVisible();
        await expect(questions.getByText(/到期自动结束，不用取消/)).toBeVisible();
      });
    },
  },
  member: {
    parameters: { scenario: 'loggedIn' },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByText(/你已是会员，有效期至 2027-03-18/, {}, SLOW),
      ).toBeVisible();
      await expect(await canvas.findAllByRole('link', { name: /^续费：/ }, SLOW)).toHaveLength(2);
      await expect(canvas.getByRole('link', { name: '免费领取：七天体验' })).toBeVisible();
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
  includedRefused: refusedPart('*/api/v2/courses', '重试', (canvas) =>
    canvas.findByText(/门课程单独购买共 ¥/, {}, SLOW),
  ),
  includedFails: {
    beforeEach: ({ msw }) => {
      msw.use(
        http.get('*/api/v2/courses', () =>
          HttpResponse.json({ code: 1, message: '课程暂时无法查看', data: [] }),
        ),
      );
    },
    play: async ({ canvas }) => {
      const included = within(
        await canvas.findByRole('region', { name: '会员免费看的课程' }, SLOW),
      );
      await expect(await included.findByText('课程暂时无法查看', {}, SLOW)).toBeVisible();
      await expect(included.getByRole('button', { name: '重试' })).toBeVisible();
      await expect(canvas.getByRole('region', { name: '常见问题' })).toBeVisible();
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
      await expect(await canvas.findAllByRole('link', { name: /^立即开通：/ }, SLOW)).toHaveLength(
        1,
      );
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
