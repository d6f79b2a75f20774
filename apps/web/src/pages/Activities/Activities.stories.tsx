import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** The activity list of the desktop site. */
const meta = {
  title: 'Activities',
  component: StoryApp,
  args: { initialPath: '/activates' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor finds: upcoming activities first. */
export const Default: Story = {
  tags: ['vrt', 'spec:1.visitor.activities', 'spec:2.route.activates'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
    await step('the page has one h1', async () => {
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      await expect(canvas.getByRole('heading', { name: '线下课程', level: 1 })).toBeVisible();
    });
    await step('categories lead to their own address', async () => {
      const filter = within(canvas.getByRole('group', { name: '分类' }));
      await expect(await filter.findByRole('link', { name: '手作工坊' }, SLOW)).toHaveAttribute(
        'href',
        '/activates?cid=2',
      );
    });
  },
};

/** The state chosen in the bar narrows the list. */
export const Ended: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
    await userEvent.click(canvas.getByRole('radio', { name: '已结束' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /稻田写生/ })).toBeNull(), SLOW);
    await expect(await canvas.findByRole('link', { name: /英仙座流星雨/ }, SLOW)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '已结束' })).toBeChecked();
  },
};

/** Those whose sign-up is still to come. */
export const Coming: Story = {
  args: { initialPath: '/activates?status=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /春联/ }, SLOW)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '即将开始' })).toBeChecked();
    await expect(canvas.queryByRole('link', { name: /稻田写生/ })).toBeNull();
  },
};

/** A server that knows no times: states are no choice then. */
export const Timeless: Story = {
  beforeEach: ({ msw }) => {
    const data = [{ id: 1, title: '只有名字的活动' }];
    const reply = { code: 0, message: '', data: { data, total: 1 } };
    msw.use(http.get('*/api/v2/activates', () => HttpResponse.json(reply)));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /只有名字的活动/ }, SLOW);
    await waitFor(() => expect(canvas.queryByRole('radio', { name: '已结束' })).toBeNull());
    await expect(canvas.getByRole('group', { name: '分类' })).toBeVisible();
  },
};

/** A category without activities in the chosen state leads back to all. */
export const FilteredEmpty: Story = {
  args: { initialPath: '/activates?cid=3&status=11' },
  play: async ({ canvas }) => {
    await canvas.findByText('该分类下暂无课程，看看其他分类', {}, SLOW);
    await expect(canvas.getByRole('link', { name: '查看全部' })).toHaveAttribute(
      'href',
      '/activates',
    );
  },
};

/** A school without activities. */
export const Empty: Story = {
  parameters: { scenario: 'noActivities' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无线下课程', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去看线上课程' })).toBeVisible();
  },
};

/** The list cannot be loaded. */
export const Error: Story = {
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** While the answer is on its way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };
