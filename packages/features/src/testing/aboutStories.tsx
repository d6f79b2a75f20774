import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { expectToFit, LONG_WORD, SLOW, type PageStory } from './pageStory.tsx';
import { expectCall } from './calls.tsx';

/** Stories of the about page, shared by both sites. */
export const aboutStories = {
  default: {
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { name: '青禾的意思' }, SLOW);
      await expect(canvas.getByRole('heading', { level: 1, name: '关于我们' })).toBeVisible();
      const teachers = within(canvas.getByRole('region', { name: '老师们' }));
      await expect(await teachers.findByRole('heading', { name: '周牧之' }, SLOW)).toBeVisible();
      await expect(teachers.getByRole('link', { name: /^周牧之/ })).toHaveAttribute(
        'href',
        `/search?keywords=${encodeURIComponent('周牧之')}&type=teacher`,
      );
      const contacts = within(canvas.getByRole('region', { name: '联系我们' }));
      await expect(contacts.getByRole('link', { name: '0571-0000 8899' })).toHaveAttribute(
        'href',
        'tel:057100008899',
      );
      await expect(contacts.getByRole('link', { name: 'hello@qinghe.example' })).toHaveAttribute(
        'href',
        'mailto:hello@qinghe.example',
      );
      await expectCall('GET /api/v2/teachers');
    },
  },
  address: {
    beforeEach: () => {
      school.tables.settings.aboutus = 'https://school.example/aboutus';
    },
    play: async ({ canvas }) => {
      const link = await canvas.findByRole('link', { name: '查看学堂介绍' }, SLOW);
      await expect(link).toHaveAttribute('href', 'https://school.example/aboutus');
      await expect(link).toHaveAttribute('target', '_blank');
    },
  },
  empty: {
    beforeEach: () => {
      school.tables.settings.aboutus = '';
      school.tables.teachers = [];
      Object.assign(window, { __QINGHE__: {} });
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('暂无介绍', {}, SLOW)).toBeVisible();
      await expect(canvas.queryByRole('region', { name: '联系我们' })).toBeNull();
      await waitFor(
        () => expect(canvas.queryByRole('heading', { name: '老师们' })).toBeNull(),
        SLOW,
      );
    },
  },
  teachersFail: {
    beforeEach: ({ msw }) => {
      const refusal = { code: 1, message: '请稍后再试', data: [] };
      msw.use(http.get('*/api/v2/teachers', () => HttpResponse.json(refusal), { once: true }));
    },
    play: async ({ canvas, userEvent, step }) => {
      await step('the rest of the page is there', async () => {
        const teachers = within(await canvas.findByRole('region', { name: '老师们' }, SLOW));
        await expect(await teachers.findByRole('button', { name: '重试' }, SLOW)).toBeVisible();
        await expect(canvas.getByRole('region', { name: '联系我们' })).toBeVisible();
      });
      await step('and so are they, asked again', async () => {
        await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
        await expect(await canvas.findByRole('heading', { name: '周牧之' }, SLOW)).toBeVisible();
      });
    },
  },
  longText: {
    beforeEach: () => {
      school.tables.settings.aboutus += `<h2>${LONG_WORD}</h2><p>${LONG_WORD}</p>`;
      Object.assign(window, {
        __QINGHE__: {
          footer: {
            address:
              '浙江省杭州市余杭区良渚街道禾塘路 18 号青禾文化创意产业园 3 幢 5 层东侧'.repeat(2),
            phone: '0571-0000 8899',
            email: `${LONG_WORD}@qinghe.example`,
          },
        },
      });
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { name: LONG_WORD }, SLOW);
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
