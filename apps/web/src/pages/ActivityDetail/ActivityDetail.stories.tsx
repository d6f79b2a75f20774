import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** An activity on the desktop site. */
const meta = {
  title: 'Activity detail',
  component: StoryApp,
  args: { initialPath: '/activates/detail/1' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An activity that is open for sign-up, with everything known. */
export const Default: Story = {
  tags: ['vrt'],
  play: async ({ canvas, step }) => {
    const title = '稻田写生：跟着画家走进秋收之后';
    await canvas.findByRole('heading', { level: 1, name: title }, SLOW);
    await step('time, place and seats', async () => {
      await expect(canvas.getByText('12 月 5 日 周六')).toBeVisible();
      await expect(canvas.getByText('09:00–16:00')).toBeVisible();
      await expect(canvas.getByText('禾塘农场')).toBeVisible();
      await expect(canvas.getAllByText('剩余 8 个名额')[0]).toBeVisible();
    });
    await step('sign-up and contact lead to the telephone', async () => {
      const call = canvas.getByRole('link', { name: '请联系主办方报名' });
      await expect(call).toHaveAttribute('href', 'tel:057100008899');
      await expect(canvas.getAllByRole('link', { name: '0571-0000 8899' })[0]).toBeVisible();
    });
    await canvas.findByRole('heading', { name: '这一天我们做什么' }, SLOW);
  },
};

/** The address is copied and said so. */
export const CopyAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    const copy = await canvas.findByRole('button', { name: '复制地址' }, SLOW);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(copy);
    await waitFor(() => expect(screen.getByText('地址已复制')).toBeVisible(), SLOW);
    await expect(write).toHaveBeenCalledWith('浙江省杭州良渚禾塘农场');
  },
};

/** A member who has signed up. */
export const Joined: Story = {
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已报名', {}, SLOW)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '请联系主办方报名' })).toBeNull();
  },
};

/** Every place is taken. */
export const Full: Story = {
  args: { initialPath: '/activates/detail/6' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, SLOW);
    await expect(canvas.getAllByText('名额已满').length).toBeGreaterThan(1);
    await expect(canvas.queryByRole('link', { name: '请联系主办方报名' })).toBeNull();
  },
};

/** Over, over two days and without a limit of places. */
export const Ended: Story = {
  args: { initialPath: '/activates/detail/11' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('活动已结束', {}, SLOW)).toBeVisible();
    await expect(canvas.getByText('至 8 月 13 日 周四 01:00')).toBeVisible();
    await expect(canvas.getByText('83 人已报名')).toBeVisible();
  },
};

/** The activity does not exist. */
export const Gone: Story = {
  args: { initialPath: '/activates/detail/9999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '内容不存在或已下架' }, SLOW),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看看其他课程' })).toHaveAttribute(
      'href',
      '/activates',
    );
  },
};

/** The activity cannot be loaded. */
export const Error: Story = {
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '加载失败' }, SLOW);
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Long words break nothing. */
export const LongText: Story = {
  parameters: { scenario: 'longText' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, SLOW);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** While the answer is on its way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };
