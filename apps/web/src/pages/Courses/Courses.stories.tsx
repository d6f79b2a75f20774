import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { inWindow, lostNetwork, SLOW } from '@qinghe/features/testing/pageStory';
import { coursesStories } from '@qinghe/features/testing/coursesStories';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The course list of the desktop site in its frame, served by the demo school. */
const meta = {
  title: 'Courses',
  component: StoryApp,
  args: { initialPath: '/courses' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: inWindow('desktop'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor finds at 1920. */
export const Default: Story = {
  tags: ['vrt', 'spec:1.visitor.courses', 'spec:2.route.courses'],
  play: async ({ canvas, step }) => {
    await step('the first page holds twelve courses, newest first', async () => {
      await expect(await canvas.findByText('共 28 门课程', {}, SLOW)).toBeVisible();
      const main = within(canvas.getByRole('main'));
      const headings = await main.findAllByRole('heading', { level: 2 }, SLOW);
      const titles = headings.map((title) => title.textContent);
      await expect(titles).toHaveLength(12);
      await expect(titles[0]).toBe('Python 零基础：从第一行代码到小工具');
    });
    await step('filters and pages are links', async () => {
      await expect(await canvas.findByRole('link', { name: '人工智能' }, SLOW)).toHaveAttribute(
        'href',
        '/courses?cid=2',
      );
      await expect(canvas.getByRole('link', { name: '免费' })).toHaveAttribute(
        'href',
        '/courses?scene=free',
      );
      await expect(canvas.getByRole('link', { name: '第 2 页' })).toHaveAttribute(
        'href',
        '/courses?page=2',
      );
    });
  },
};

/** The same page at 1280. */
export const Laptop: Story = {
  tags: ['vrt'],
  globals: inWindow('laptop'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 28 门课程', {}, SLOW)).toBeVisible();
  },
};

/** A sub-category goes with its parent; the answer follows every click. */
export const Filtered: Story = {
  tags: ['spec:2.route.courses-cid'],
  args: { initialPath: '/courses?cid=1&child=12&page=1' },
  play: async ({ canvas, step, userEvent }) => {
    await step('both levels hold', async () => {
      await expect(await canvas.findByText('共 1 门课程', {}, SLOW)).toBeVisible();
      await expect(
        await canvas.findByRole('link', { name: '算法与数据结构' }, SLOW),
      ).toHaveAttribute('aria-current');
      await expect(canvas.getByRole('link', { name: '程序设计' })).toHaveAttribute('aria-current');
    });
    await step('the parent holds more', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '程序设计' }));
      await expect(await canvas.findByText('共 3 门课程', {}, SLOW)).toBeVisible();
    });
    await step('a scene keeps the category', async () => {
      await expect(canvas.getByRole('link', { name: '热门' })).toHaveAttribute(
        'href',
        '/courses?cid=1&scene=sub',
      );
    });
  },
};

/** Filters that let nothing through. */
export const FilteredEmpty: Story = {
  tags: ['vrt'],
  args: { initialPath: '/courses?cid=2&scene=free' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合条件的课程', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '清除筛选' })).toBeVisible();
  },
};

/** One link clears all filters. */
export const ClearedFilters: Story = {
  args: { initialPath: '/courses?cid=2&scene=free' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '清除筛选' }, SLOW));
    await expect(await canvas.findByText('共 28 门课程', {}, SLOW)).toBeVisible();
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

/** Nonsense in the address is left out. */
export const BadAddress: Story = {
  args: { initialPath: '/courses?cid=abc&scene=dear&page=-4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 28 门课程', {}, SLOW)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '第 1 页' }, SLOW)).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** A page past the end leads back to the first one. */
export const BeyondTheEnd: Story = {
  args: { initialPath: '/courses?page=99' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('这一页没有课程', {}, SLOW)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '回到第一页' }));
    await expect(
      await canvas.findByRole('link', { name: /从第一行代码到小工具/ }, SLOW),
    ).toBeVisible();
  },
};

/** While the answers are on their way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };

/** The list cannot be loaded: the reason and a way to try again; head and filters stay. */
export const Error: Story = {
  tags: ['vrt'],
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    // The categories fail in their own time.
    await expect(await canvas.findByText(/分类加载失败/, {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '线上课程' })).toBeVisible();
  },
};

/** The network is gone; another try brings the list. */
export const Offline: Story = lostNetwork('*/api/v2/courses');

/** The next page cannot be loaded: its reason stands in place of the courses of this one. */
export const NextPageFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/v2/courses', ({ request }) =>
        new URL(request.url).searchParams.get('page') === '2'
          ? HttpResponse.json({ code: 1, message: '课程列表暂时无法查看', data: [] })
          : undefined,
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '第 2 页' }, SLOW));
    await expect(await canvas.findByText('课程列表暂时无法查看', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.queryByText('Python 零基础：从第一行代码到小工具')).toBeNull();
  },
};

let letNextPageCome = () => {};

/** The courses of this page stay, dimmed, until those of the next one are there. */
export const NextPageWaits: Story = {
  beforeEach: ({ msw }) => {
    const gate = new Promise<void>((resolve) => {
      letNextPageCome = resolve;
    });
    msw.use(
      http.get('*/api/v2/courses', async ({ request }) => {
        if (new URL(request.url).searchParams.get('page') === '2') await gate;
      }),
    );
    return () => letNextPageCome();
  },
  play: async ({ canvas, userEvent }) => {
    const python = await canvas.findByRole('link', { name: /从第一行代码到小工具/ }, SLOW);
    await userEvent.click(canvas.getByRole('link', { name: '第 2 页' }));
    await waitFor(() => expect(python.closest('[aria-busy="true"]')).not.toBeNull(), SLOW);
    await expect(python).toBeVisible();
    letNextPageCome();
    await waitFor(() => expect(python).not.toBeInTheDocument(), SLOW);
  },
};

/** 416 courses, in the middle of their pages. */
export const ManyCourses: Story = {
  args: { initialPath: '/courses?page=5' },
  parameters: { scenario: 'manyCourses' },
  play: async ({ canvas, step, userEvent }) => {
    await step('page 5 of 35', async () => {
      await expect(await canvas.findByText('共 416 门课程', {}, SLOW)).toBeVisible();
      const page = await canvas.findByRole('link', { name: '第 5 页' }, SLOW);
      await expect(page).toHaveAttribute('aria-current');
      await expect(canvas.getByRole('link', { name: '第 35 页' })).toBeVisible();
    });
    await step('the next page starts at the top', async () => {
      const [first] = canvas.getAllByRole('heading', { level: 2 });
      await userEvent.click(canvas.getByRole('link', { name: '下一页' }));
      await waitFor(() => expect(first).not.toBeInTheDocument(), SLOW);
      await expect(canvas.getByRole('link', { name: '第 6 页' })).toHaveAttribute('aria-current');
      await expect(window.scrollY).toBe(0);
    });
  },
};

/** Titles and amounts far longer than usual. */
export const LongText: Story = { ...coursesStories.longText, globals: inWindow('laptop') };

/** The desktop site in a narrow window. */
export const Narrow: Story = {
  globals: inWindow('phone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 28 门课程', {}, SLOW)).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** In the dark theme. */
export const Dark: Story = {
  globals: { ...inWindow('laptop'), theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 28 门课程', {}, SLOW)).toBeVisible();
  },
};

/** One course. */
export const OneItem: Story = coursesStories.oneItem;

/** A school that sorts nothing into categories has no row of them. */
export const WithoutCategories: Story = coursesStories.withoutCategories;
