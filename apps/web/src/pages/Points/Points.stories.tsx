import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };
const RECORDS = '*/api/v2/member/credit1Records';

/** The member's points on the desktop site. */
const meta = {
  title: 'Points',
  component: StoryApp,
  args: { initialPath: '/member/credit1-free' },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: () => table.preload('/member/credit1-free'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Balance, records with their sign, and the rules of this school; further pages by link. */
export const Default: Story = {
  tags: [
    'vrt',
    'spec:1.member.points',
    'spec:2.route.member-credit1',
    'spec:3.session.credit1',
    'spec:7.call.credit1-records',
  ],
  play: async ({ canvas, userEvent }) => {
    const records = await canvas.findByRole('table', { name: '积分明细' }, SLOW);
    await expect(canvas.getByText('1,260')).toBeVisible();
    await expect(within(records).getAllByRole('row')).toHaveLength(11);
    await expect(within(records).getByText('+199')).toBeVisible();
    await expect(within(records).getByText('−200')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '积分获取' })).toHaveTextContent(
      /注册账号\+10 积分/,
    );
    await userEvent.click(canvas.getByRole('link', { name: '第 2 页' }));
    await expect(await canvas.findByText('注册送10积分', {}, SLOW)).toBeVisible();
  },
};

/** Nothing earned yet. */
export const Empty: Story = {
  tags: ['vrt'],
  parameters: { scenario: 'emptySchool' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无积分明细', {}, SLOW)).toBeVisible();
  },
};

/** A school where nothing earns points shows no rules; a debt keeps its sign; long remarks wrap. */
export const LongText: Story = {
  tags: ['vrt'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(RECORDS, () =>
        HttpResponse.json({
          code: 0,
          message: '',
          data: {
            data: [
              {
                sum: -1_234_567,
                remark: '积分迁移：旧版账号结余与手动调整'.repeat(12),
                created_at: '2026-11-20T01:00:00.000000Z',
              },
            ],
            total: 1,
          },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−1,234,567', {}, SLOW)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The records are on their way; the balance is there. */
export const Loading: Story = {
  tags: ['vrt'],
  beforeEach: ({ msw }) => {
    msw.use(http.get(RECORDS, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,260', {}, SLOW)).toBeVisible();
    await expect(canvas.getByText('加载中')).toBeInTheDocument();
  },
};

/** The records cannot be loaded. */
export const Error: Story = {
  tags: ['vrt'],
  beforeEach: ({ msw }) => {
    msw.use(http.get(RECORDS, () => HttpResponse.html('500', { status: 500 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** A visitor is led to the login page. */
export const LoggedOut: Story = {
  tags: ['spec:2.route.member-credit1'],
  parameters: { scenario: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录后查看' }, SLOW)).toBeVisible();
  },
};

/** A member with an open face check has to pass it first. */
export const Gated: Story = {
  tags: ['spec:4.guard.face', 'spec:6.gate.face'],
  parameters: { scenario: 'faceCheckPending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '安全退出' }, SLOW)).toBeVisible();
    await expect(canvas.queryByText('积分明细')).toBeNull();
  },
};
