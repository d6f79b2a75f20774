import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { DEMO_IDS, school } from '@qinghe/api/mocks';
import { expectToFit, LONG_WORD, SLOW, type PageStory } from './pageStory.tsx';

const CHECK = '*/api/v3/member/tencent/faceVerify';

/** Stories of the page that binds a mobile number, shared by both sites. */
export const bindMobileStories = {
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/captcha/image', () => delay('infinite')));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: '立即绑定' }, SLOW)).toBeVisible();
      await expect(canvas.queryByAltText('图形验证码')).toBeNull();
    },
  },
  captchaFails: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/captcha/image', () => HttpResponse.html('', { status: 500 })));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('点击重试', {}, SLOW)).toBeVisible();
    },
  },
  longText: {
    beforeEach: () => {
      const user = school.tables.users.find(({ id }) => id === DEMO_IDS.unbound);
      if (user) user.nick_name = `微信用户${LONG_WORD}`;
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/^微信用户Inter/, {}, SLOW)).toBeVisible();
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;

/** Stories of the face check's page, shared by both sites. */
export const faceCheckStories = {
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.post(CHECK, () => delay('infinite')));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: '安全退出' }, SLOW)).toBeVisible();
      await expect(
        await canvas.findByRole('heading', { level: 1, name: '完成实名认证' }, SLOW),
      ).toBeVisible();
    },
  },
  error: {
    beforeEach: ({ msw }) => {
      const refusal = { code: 1, message: '无法发起实名认证', data: [] };
      msw.use(http.post(CHECK, () => HttpResponse.json(refusal)));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('无法发起实名认证', {}, SLOW)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
} satisfies Record<string, PageStory>;
