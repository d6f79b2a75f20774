import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { school } from '@qinghe/api/mocks';

import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** The memberships on the mobile site. */
const meta = {
  title: 'Vip',
  component: StoryApp,
  args: { initialPath: '/vip' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The memberships that are for sale, as a visitor sees them. */
export const Default: Story = {
  tags: ['vrt'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: '青禾会员' }, SLOW);
    await expect(canvas.getByRole('heading', { level: 1, name: '会员' })).toBeVisible();
    await expect(canvas.getByText('/ 365 天')).toBeVisible();
    await expect(canvas.queryByText('教职工')).toBeNull();
    const [first] = canvas.getAllByRole('link', { name: '立即开通' });
    await expect(first).toHaveAttribute('href', '/order?goods_type=role&goods_id=1');
  },
};

/** A member sees until when the membership runs, and can extend it. */
export const Member: Story = {
  tags: ['vrt'],
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/您已是会员，有效期至 2027-03-18/, {}, SLOW),
    ).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: '续费' }, SLOW)).length).toBe(3);
  },
};

/** No membership is for sale. */
export const Empty: Story = {
  beforeEach: () => {
    school.tables.roles = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无会员套餐', {}, SLOW)).toBeVisible();
  },
};

/** The memberships cannot be loaded; another try can. */
export const Error: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/v2/roles', () => HttpResponse.html('', { status: 400 }), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }, SLOW));
    await canvas.findByRole('heading', { level: 2, name: '青禾会员' }, SLOW);
  },
};

/** With the switch off the page is closed. */
export const SwitchedOff: Story = {
  globals: { features: 'vip' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '该功能暂未开放' }, SLOW);
  },
};

/** While the answer is on its way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };
