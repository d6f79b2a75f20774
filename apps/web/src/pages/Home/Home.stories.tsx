import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };
const viewport = (value: string) => ({ viewport: { value, isRotated: false } });

/** The home page of the desktop site in its frame, served by the demo school. */
const meta = {
  title: 'Home',
  component: StoryApp,
  args: { initialPath: '/' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: viewport('desktop'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor finds at 1920. */
export const Default: Story = {
  tags: [
    'vrt',
    'spec:1.visitor.teachers',
    'spec:2.route.home',
    'spec:7.call.view-blocks',
    'spec:7.call.sliders',
    'spec:7.call.teachers',
  ],
  play: async ({ canvas, step }) => {
    await step('the blocks stand in the order of the server', async () => {
      await canvas.findByRole('heading', { name: '跟着谁学' }, SLOW);
      await canvas.findByRole('heading', { name: '先免费听，再决定' }, SLOW);
      await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
      const names = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
      const sections = ['编辑部精选', '新课上架', '周末，线下见', '先免费听，再决定', '跟着谁学'];
      await expect(names.filter((name) => sections.includes(name))).toEqual(sections);
    });
    await step('the page has one h1 and the first slide loads at once', async () => {
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      const [first] = canvas.getByRole('region', { name: '首页轮播' }).querySelectorAll('img');
      await expect(first).toHaveAttribute('fetchpriority', 'high');
    });
  },
};

/** The same page at 1280. */
export const Laptop: Story = {
  tags: ['vrt'],
  globals: viewport('laptop'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '编辑部精选' }, SLOW)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '学堂公告' }, SLOW)).toBeVisible();
  },
};

/** The desktop site in a narrow window. */
export const Narrow: Story = {
  globals: viewport('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '编辑部精选' }, SLOW);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** The ordinary member sees the same blocks under another header. */
export const LoggedIn: Story = {
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '编辑部精选' }, SLOW)).toBeVisible();
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
    await waitFor(() => expect(canvas.queryByRole('heading', { name: '周末，线下见' })).toBeNull());
  },
};

/** Every block fails alone and offers to try again; the frame stays. */
export const BlocksFail: Story = {
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getAllByText('该模块加载失败，点击重试')).toHaveLength(6),
      SLOW,
    );
    await expect(canvas.getByRole('heading', { name: '手机上接着学' })).toBeVisible();
  },
};

/** Every kind of block that a school can put on its page; what is unknown is skipped. */
export const EveryBlock: Story = {
  tags: ['vrt'],
  beforeEach: () => {
    const page = { platform: 'pc', page: 'pc-page-index' } as const;
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
      ['pc-live-v1', { title: '直播', items: [] }],
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
