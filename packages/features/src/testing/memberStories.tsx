import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DEMO_MOBILES, school } from '@qinghe/api/mocks';
import { expectToFit, SLOW, type PageStory } from './pageStory.tsx';

/** The ordinary member as the served school holds them. */
export function myself() {
  const user = school.tables.users.find(({ mobile }) => mobile === DEMO_MOBILES.ordinary);
  if (!user) throw new TypeError('The demo member is gone.');
  return user;
}

/** Stories of the member's own page that both sites tell alike. */
export const memberStories = {
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/member/detail', () => delay('infinite')));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('加载中', {}, SLOW)).toBeInTheDocument();
    },
  },
  error: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/member/detail', () => HttpResponse.html('500', { status: 500 })));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  faceCheckOff: {
    beforeEach: () => {
      school.tables.settings.enabled_face_verify = false;
      myself().is_face_verify = false;
    },
    play: async ({ canvas }) => {
      await canvas.findByText('手机号', {}, SLOW);
      await expect(canvas.queryByText('实名认证')).toBeNull();
      await expect(canvas.queryByText('开始认证')).toBeNull();
    },
  },
  agreement: {
    parameters: { scenario: 'agreementsOpen' },
    play: async ({ userEvent }) => {
      const dialog = within(await screen.findByRole('dialog', { name: '协议更新' }, SLOW));
      await expect(dialog.getByRole('link', { name: '《用户协议》' })).toHaveAttribute(
        'target',
        '_blank',
      );
      await expect(dialog.getByRole('button', { name: '不同意并退出' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(dialog.getByRole('button', { name: '同意并继续' })).toBeVisible();
    },
  },
  agreed: {
    parameters: { scenario: 'agreementsOpen' },
    play: async ({ userEvent }) => {
      const dialog = within(await screen.findByRole('dialog', { name: '协议更新' }, SLOW));
      await userEvent.click(dialog.getByRole('button', { name: '同意并继续' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(myself().agreed).toBe(true);
    },
  },
  unreadMany: {
    parameters: { scenario: 'manyMessages' },
    play: async ({ canvas }) => {
      const [number] = await canvas.findAllByText('99+', {}, SLOW);
      await expect(number).toBeVisible();
    },
  },
  longText: {
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { name: /叶小满一个很长/ }, SLOW),
      ).toBeVisible();
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
