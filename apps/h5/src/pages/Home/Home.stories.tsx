import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { http } from 'msw';
import { school } from '@qinghe/api/mocks';
import { touch } from '@qinghe/ui/testing/touch';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** The home page of the mobile site in its frame, served by the demo school. */
const meta = {
  title: 'Home',
  component: StoryApp,
  args: { initialPath: '/' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor finds at 375. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.home', 'spec:2.route.h5'],
  play: async ({ canvas, step }) => {
    await step('the blocks stand in the order of the server', async () => {
      await canvas.findByRole('heading', { name: '先免费听' }, SLOW);
      await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
      const names = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
      const sections = ['编辑部精选', '新课上架', '周末，线下见', '先免费听'];
      await expect(names.filter((name) => sections.includes(name))).toEqual(sections);
    });
    await step('search and tiles lead on', async () => {
      await expect(canvas.getByRole('link', { name: /^搜索/ })).toHaveAttribute('href', '/search');
      await expect(await canvas.findByRole('link', { name: '程序设计' }, SLOW)).toHaveAttribute(
        'href',
        '/courses?cid=1',
      );
    });
  },
};

/** While the answers are on their way, skeletons keep the places. */
export const Loading: Story = {
  parameters: { scenario: 'slow' },
  play: async ({ canvas }) => {
    const slides = await canvas.findByRole('region', { name: '首页轮播' }, { timeout: 15_000 });
    await expect(slides).toHaveAttribute('aria-busy', 'true');
  },
};

/** A school that has put nothing on its home page leads to the courses. */
export const Empty: Story = {
  parameters: { scenario: 'emptySchool' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('内容筹备中，先去看看全部课程', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '全部课程' })).toHaveAttribute(
      'href',
      '/courses',
    );
  },
};

/** Every block fails alone and offers to try again; search and tabs stay. */
export const BlocksFail: Story = {
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getAllByText('该模块加载失败，点击重试')).toHaveLength(4),
      SLOW,
    );
    await expect(canvas.getByRole('link', { name: /^搜索/ })).toBeVisible();
  },
};

/** Every kind of block that a school can put on its page; what is unknown is skipped. */
export const EveryBlock: Story = {
  tags: ['vrt'],
  beforeEach: () => {
    const page = { platform: 'h5', page: 'h5-page-index' } as const;
    const src = '/demo/covers/hero-autumn.svg';
    const picture = { src, url: '/courses' };
    const group = (v: string, count: number) => ({
      v,
      items: Array.from({ length: count }, () => picture),
    });
    const own = [
      ['code', { html: '<h3>开学通知</h3><p>周一开课。<img src=x onerror="alert(1)"></p>' }],
      ['image-group', group('v-2', 2)],
      ['image-group', group('v-1-2', 3)],
      ['blank', { height: 24, bgcolor: '#ff0000' }],
      [
        'h5-gzh-v1',
        {
          title: '关注我们',
          name: '青禾学堂',
          logo: '',
          desc: '每周三更新',
          qrcode: '/demo/media/qr-wechat.svg',
        },
      ],
      ['h5-live-v1', { title: '直播', items: [] }],
    ] as const;
    own.forEach(([sign, config], order) =>
      school.tables.blocks.push({ ...page, id: 500 + order, sort: 500 + order, sign, config }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: '开学通知' }, SLOW)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^图片 \d$/ })).toHaveLength(5);
    await expect(canvas.getByRole('img', { name: '青禾学堂二维码' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '直播' })).toBeNull();
    await expect(canvasElement.querySelector('[onerror]')).toBeNull();
  },
};

/** The current server: decoration blocks, slides from a block. */
export const GenerationC: Story = {
  parameters: { scenario: 'generationC' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '编辑部精选' }, SLOW)).toBeVisible();
    const slides = await canvas.findByRole('region', { name: '首页轮播' }, SLOW);
    await waitFor(() => expect(slides.querySelectorAll('img').length).toBeGreaterThan(1), SLOW);
  },
};

/** A member goes on where they have stopped. */
export const Continue: Story = {
  tags: ['vrt'],
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('region', { name: '继续学习' }, SLOW);
    const link = await within(strip).findByRole('link', {}, SLOW);
    await expect(link.getAttribute('href')).toMatch(/^\/courses\/video\/\d+\?lesson=\d+$/);
    await expect(within(strip).getByText(/^上次学到/)).toBeVisible();
  },
};

const asked = fn();

/** Pulled down at its top, the page asks again. */
export const PullDown: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/v2/viewBlock/page/blocks', () => void asked()));
  },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('heading', { name: '先免费听' }, SLOW);
    const page = canvas.getByRole('main');
    asked.mockClear();
    await step('the sign says when to let go', async () => {
      // The code that follows the finger comes after the content.
      await waitFor(async () => {
        touch(page, 'touchstart', 10);
        touch(page, 'touchmove', 300);
        await expect(within(canvasElement).getByText('松开刷新')).toBeInTheDocument();
      }, SLOW);
      touch(page, 'touchend', 300);
    });
    await step('everything is asked for again', async () => {
      await waitFor(() => expect(asked).toHaveBeenCalled(), SLOW);
      await waitFor(() => expect(canvas.queryByText('正在刷新')).toBeNull(), SLOW);
    });
  },
};
