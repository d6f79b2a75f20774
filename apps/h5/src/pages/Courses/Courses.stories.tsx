import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { http } from 'msw';
import { touch } from '@qinghe/ui/testing/touch';
import { at, inWindow, lostNetwork, SLOW } from '@qinghe/features/testing/pageStory';
import { coursesStories } from '@qinghe/features/testing/coursesStories';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The course list of the mobile site in its frame, served by the demo school. */
const meta = {
  title: 'Courses',
  component: StoryApp,
  args: at('/courses'),
  parameters: { isPage: true, scenario: 'visitor' },
  globals: inWindow('phone'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor finds at 375. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.courses', 'spec:1.visitor.courses'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /从第一行代码到小工具/ }, SLOW),
    ).toHaveAttribute('href', '/courses/detail/1');
    await expect(await canvas.findByRole('link', { name: '人工智能' }, SLOW)).toHaveAttribute(
      'href',
      '/courses?cid=2',
    );
    await expect(canvas.getByRole('heading', { level: 1, name: '课程' })).toBeVisible();
  },
};

/** A short list says where it ends. */
export const Filtered: Story = {
  tags: ['spec:2.route.courses-cid'],
  args: at('/courses?cid=1&scene=sub'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已经到底了', {}, SLOW)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

/** A school without a single course. */
export const Empty: Story = {
  tags: ['vrt'],
  parameters: { scenario: 'emptySchool' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无课程', {}, SLOW)).toBeVisible();
  },
};

/** The list cannot be loaded. */
export const Error: Story = {
  tags: ['vrt'],
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    // The categories fail in their own time.
    await expect(await canvas.findByText(/分类加载失败/, {}, SLOW)).toBeVisible();
  },
};

/** The network is gone; another try brings the list. */
export const Offline: Story = lostNetwork('*/api/v2/courses');

let letFreeCome = () => {};

/** While another filter is on its way the former rows stay, dimmed. */
export const FilterChange: Story = {
  beforeEach: ({ msw }) => {
    const gate = new Promise<void>((resolve) => {
      letFreeCome = resolve;
    });
    msw.use(
      http.get('*/api/v2/courses', async ({ request }) => {
        if (new URL(request.url).searchParams.get('scene') === 'free') await gate;
      }),
    );
    return () => letFreeCome();
  },
  play: async ({ canvas, userEvent }) => {
    const python = await canvas.findByRole('link', { name: /从第一行代码到小工具/ }, SLOW);
    await userEvent.click(canvas.getByRole('link', { name: '免费' }));
    await expect(python).toBeVisible();
    await waitFor(() => expect(python.closest('[aria-busy="true"]')).not.toBeNull());
    await expect(python).toBeVisible();
    letFreeCome();
    await expect(await canvas.findByRole('link', { name: /中文写作/ }, SLOW)).toBeVisible();
    await expect(python).not.toBeInTheDocument();
  },
};

/** A filter whose answer does not come says so instead of the former rows. */
export const FilterFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/v2/courses', ({ request }) =>
        new URL(request.url).searchParams.get('scene') === 'free'
          ? new Response('<h1>500</h1>', { status: 500 })
          : undefined,
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /从第一行代码到小工具/ }, SLOW);
    await userEvent.click(canvas.getByRole('link', { name: '免费' }));
    await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /从第一行代码到小工具/ })).toBeNull();
  },
};

/** 416 courses come as one scrolls. */
export const ManyCourses: Story = {
  parameters: { scenario: 'manyCourses' },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /从第一行代码到小工具/ }, SLOW);
    await expect(links).toHaveLength(1);
    await expect(canvas.queryByText('已经到底了')).toBeNull();
  },
};

/** Filters that let nothing through. */
export const FilteredEmpty: Story = {
  tags: ['vrt'],
  args: at('/courses?cid=2&scene=free'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合条件的课程', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '清除筛选' })).toBeVisible();
  },
};

/** One link clears all filters. */
export const ClearedFilters: Story = {
  args: at('/courses?cid=2&scene=free'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '清除筛选' }, SLOW));
    await expect(
      await canvas.findByRole('link', { name: /从第一行代码到小工具/ }, SLOW),
    ).toBeVisible();
  },
};

/** In the dark theme. */
export const Dark: Story = {
  globals: { ...inWindow('phone'), theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /从第一行代码到小工具/ }, SLOW),
    ).toBeVisible();
  },
};

/** While the answers are on their way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };

/** One course. */
export const OneItem: Story = coursesStories.oneItem;

/** Categories and titles far longer than usual. */
export const LongText: Story = coursesStories.longText;

/** An address that asks for nothing known opens all courses. */
export const BadAddress: Story = {
  args: at('/courses?cid=abc&scene=dear&page=-4'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /从第一行代码到小工具/ }, SLOW),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '清除筛选' })).toBeNull();
  },
};

/** A page in the address is the desktop site's: here the list begins with its first course. */
export const BeyondTheEnd: Story = {
  args: at('/courses?page=99'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /从第一行代码到小工具/ }, SLOW),
    ).toBeVisible();
  },
};

const asked = fn();

/** Pulled down at its top, the list asks again. */
export const PullDown: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/v2/courses', () => void asked()));
  },
  play: async ({ canvas }) => {
    const course = await canvas.findByRole('link', { name: /从第一行代码到小工具/ }, SLOW);
    asked.mockClear();
    touch(course, 'touchstart', 10);
    touch(course, 'touchmove', 300);
    await expect(await canvas.findByText('松开刷新', {}, SLOW)).toBeInTheDocument();
    touch(course, 'touchend', 300);
    await waitFor(() => expect(asked).toHaveBeenCalled(), SLOW);
    await waitFor(() => expect(canvas.queryByText('正在刷新')).toBeNull(), SLOW);
    await expect(course).toBeVisible();
  },
};

/** A school that sorts nothing into categories has no row of them. */
export const WithoutCategories: Story = coursesStories.withoutCategories;
