import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** The search of the mobile site. */
const meta = {
  title: 'Search',
  component: StoryApp,
  args: { initialPath: '/search?keywords=%E6%95%B0%E5%AD%A6' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Courses and lessons with the keywords marked. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.search'],
  play: async ({ canvas, canvasElement, step }) => {
    const math = await canvas.findByRole('link', { name: /线性代数/ }, SLOW);
    await expect(math.getAttribute('href')).toMatch(/^\/courses\/detail\/\d+$/);
    await step('the keywords are marked and nothing else', async () => {
      const marks = Array.from(canvasElement.querySelectorAll('mark'));
      await expect(marks.length).toBeGreaterThan(0);
      await expect(new Set(marks.map((mark) => mark.textContent))).toEqual(new Set(['数学']));
    });
    await expect(
      canvas.getByRole('heading', { level: 1, name: '数学的搜索结果' }),
    ).toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** A lesson leads to its place in its course, which is looked up when it is opened. */
export const Lessons: Story = {
  args: {
    initialPath: '/search?keywords=%E5%88%97%E8%A1%A8%E6%8E%A8%E5%AF%BC%E5%BC%8F&type=video',
  },
  play: async ({ canvas, userEvent }) => {
    const lesson = await canvas.findByRole('button', { name: /列表推导式/ }, SLOW);
    await expect(canvas.getByRole('tab', { name: '课时', selected: true })).toBeVisible();
    await userEvent.click(lesson);
    await waitFor(() => expect(canvas.queryByRole('tab', { name: '课时' })).toBeNull(), SLOW);
  },
};

/** Activities are found by title, place and teacher. */
export const Activities: Story = {
  tags: ['vrt'],
  args: { initialPath: '/search?keywords=%E6%9D%AD%E5%B7%9E&type=activate' },
  play: async ({ canvas }) => {
    const paddy = await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
    await expect(paddy).toHaveAttribute('href', '/activates/detail/1');
    await expect(canvas.getByRole('tab', { name: '活动', selected: true })).toBeVisible();
  },
};

/** A school without activities has no tab for them. */
export const NoActivities: Story = {
  parameters: { scenario: 'noActivities' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /线性代数/ }, SLOW);
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(tabs).toEqual(['全部', '课程', '课时']);
  },
};

/** Several words in any order, in full width and any case. */
export const SeveralWords: Story = {
  args: {
    initialPath:
      '/search?keywords=%E9%9B%B6%E5%9F%BA%E7%A1%80%E3%80%80%EF%BC%B0%EF%BC%B9%EF%BC%B4%EF%BC%A8%EF%BC%AF%EF%BC%AE',
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /Python 零基础/ }, SLOW);
    const marks = Array.from(canvasElement.querySelectorAll('mark'), (mark) => mark.textContent);
    await expect(marks).toEqual(expect.arrayContaining(['Python', '零基础']));
  },
};

/** The current server finds the same. */
export const GenerationC: Story = {
  parameters: { scenario: 'generationC' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /线性代数/ }, SLOW)).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: '活动' }, SLOW)).toBeVisible();
  },
};

/** Nothing found: fewer words, another kind, popular courses. */
export const Empty: Story = {
  tags: ['vrt'],
  args: { initialPath: '/search?keywords=a.*b%3Cb%3E+zzz&type=vod' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('没有找到与「a.*b<b> zzz」相关的内容', {}, SLOW),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '热门课程' })).toHaveAttribute(
      'href',
      '/courses?scene=sub',
    );
    await expect(canvas.getByRole('link', { name: '在全部内容里找' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '只搜「zzz」' })).toHaveAttribute(
      'href',
      '/search?keywords=zzz&type=vod',
    );
  },
};

/** The search fails. */
export const Error: Story = {
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Before anything is searched the field has the focus. */
export const Prompt: Story = {
  tags: ['vrt', 'spec:5.search'],
  args: { initialPath: '/search' },
  play: async ({ canvas }) => {
    await canvas.findByText('想学点什么？', {}, SLOW);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** New keywords always search; blank ones are refused. */
export const Keywords: Story = {
  args: { initialPath: '/search' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', {}, SLOW), '数学{Enter}');
    await canvas.findByRole('link', { name: /线性代数/ }, SLOW);
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), '宋史{Enter}');
    await canvas.findByRole('link', { name: /宋史十讲/ }, SLOW);
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), '  {Enter}');
    await waitFor(() => expect(screen.getByText('请输入关键字后再搜索')).toBeVisible(), SLOW);
  },
};

/** What was searched before comes back in the field, and is forgotten when asked. */
export const History: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('link', { name: /线性代数/ }, SLOW);
    const field = canvas.getByRole('combobox');
    await step('the search is there', async () => {
      await userEvent.clear(field);
      await expect(await canvas.findByRole('row', { name: /数学/ }, SLOW)).toBeVisible();
    });
    await step('typing offers titles', async () => {
      await userEvent.type(field, '宋史');
      await expect(await canvas.findByRole('row', { name: /宋史十讲/ }, SLOW)).toBeVisible();
    });
    await step('all are forgotten', async () => {
      await userEvent.clear(field);
      await userEvent.click(await canvas.findByRole('button', { name: '清空' }, SLOW));
      await waitFor(() => expect(canvas.queryByRole('row')).toBeNull());
    });
  },
};

/** A school without search engine says so kindly. */
export const NotConfigured: Story = {
  beforeEach: ({ msw }) => {
    const refusal = { code: 1, message: '搜索服务未配置', data: [] };
    msw.use(http.get('*/api/v3/search', () => HttpResponse.json(refusal)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('搜索暂未开通', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看看全部课程' })).toBeVisible();
  },
};
