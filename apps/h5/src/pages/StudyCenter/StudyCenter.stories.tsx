import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DEMO_TOKENS } from '@qinghe/api/mocks';
import { local, localKeys } from '@qinghe/hooks/storage';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** The study centre of the mobile site, for members. */
const meta = {
  title: 'Study centre',
  component: StoryApp,
  args: { initialPath: '/study-center' },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The courses that the member has opened. */
export const Default: Story = {
  tags: ['vrt'],
  play: async ({ canvas }) => {
    const python = await canvas.findByRole('link', { name: /Python 零基础/ }, SLOW);
    await expect(python).toHaveTextContent('上次学到');
    await expect(python).toHaveTextContent('已学 31%');
    await expect(canvas.getByRole('heading', { level: 1, name: '学习' })).toBeVisible();
  },
};

/** The three lists; which one shows is in the address. */
export const Lists: Story = {
  args: { initialPath: '/study-center?tab=liked' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /机器学习十五讲/ }, SLOW);
    await userEvent.click(canvas.getByRole('tab', { name: '购买' }));
    await canvas.findByRole('link', { name: /交互设计的七个判断/ }, SLOW);
    await userEvent.click(canvas.getByRole('tab', { name: '在学' }));
    await expect(await canvas.findByRole('link', { name: /宋史十讲/ }, SLOW)).toBeVisible();
  },
};

/** No course yet. */
export const Empty: Story = {
  parameters: { scenario: 'emptySchool' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('还没有在学课程，去选一门吧', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去选课' })).toHaveAttribute('href', '/courses');
    await userEvent.click(canvas.getByRole('tab', { name: '购买' }));
    await expect(await canvas.findByText('还没有购买课程', {}, SLOW)).toBeVisible();
  },
};

/** The list cannot be loaded. */
export const Error: Story = {
  parameters: { scenario: 'serverError' },
  beforeEach: () => {
    local.write(localKeys.userToken, DEMO_TOKENS.ordinary);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** A visitor is led to the login page. */
export const LoggedOut: Story = {
  parameters: { scenario: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: '密码登录' }, SLOW)).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: '在学' })).toBeNull();
  },
};
