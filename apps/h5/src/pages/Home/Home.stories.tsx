import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { http } from 'msw';
import { touch } from '@qinghe/ui/testing/touch';
import { frameStories } from '@qinghe/features/testing/frameStories';
import { addEveryBlock, addOldLinks, homeStories } from '@qinghe/features/testing/homeStories';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { expectCall } from '@qinghe/features/testing/calls';
import { StoryApp } from '../../app/StoryApp.tsx';

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
  tags: [
    'vrt',
    'spec:2.route.home',
    'spec:2.route.h5',
    'spec:7.call.view-blocks',
    'spec:7.call.sliders',
  ],
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
    await step('everything was asked for', async () => {
      await expectCall('GET /api/v2/viewBlock/page/blocks');
      await expectCall('GET /api/v2/sliders');
    });
  },
};

/** Below all stands who the school is, how to reach it, and what it has to say; at 320 too. */
export const Foot: Story = {
  tags: ['spec:6.visitor'],
  globals: { viewport: { value: 'phoneSmall', isRotated: false } },
  play: async ({ canvas }) => {
    const foot = within(await canvas.findByRole('navigation', { name: '学堂信息' }, SLOW));
    const href = (name: string | RegExp) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(foot.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '关于我们',
      '学堂公告',
      '会员',
      expect.stringContaining('用户协议'),
      expect.stringContaining('隐私政策'),
    ]);
    await expect(href('关于我们')).toBe('/about');
    await expect(href('会员')).toBe('/vip');
    await expect(href('0571-0000 8899')).toBe('tel:057100008899');
    await expect(href('hello@qinghe.example')).toBe('mailto:hello@qinghe.example');
    await expect(canvas.getByText('杭州市余杭区禾塘路 18 号 3 幢')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: '友情链接' })).toBeNull();
    await expect(href(/ICP备/)).toMatch(/beian\.miit\.gov\.cn/);
    const last = canvas.getByText(/^© \d{4} 青禾学堂/);
    await expect(last.closest('main')?.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A school with both filing numbers that recommends other sites. */
export const Filings: Story = {
  ...frameStories.filings,
  globals: { viewport: { value: 'phoneSmall', isRotated: false } },
};

/** While the answers are on their way, skeletons keep the places. */
export const Loading: Story = homeStories.loading;
/** A school without any content says what is to come. */
export const Empty: Story = homeStories.empty;
/** Day one: a school as it was just installed. */
export const DayOne: Story = { ...homeStories.dayOne, tags: ['vrt'] };
/** Day one without a name: that of the deployment. */
export const DayOneUnnamed: Story = { ...homeStories.unnamed, tags: ['vrt'] };
/** There are courses, but nothing is on the home page: one line leads to them. */
export const Undecorated: Story = { ...homeStories.undecorated, tags: ['vrt'] };
/** A server answers 404 to both calls for the blocks; another try makes both again. */
export const GoneForAMoment: Story = homeStories.goneForAMoment;
/** A server without blocks: what the school features stands in their place. */
export const FeaturedInPlace: Story = {
  ...homeStories.featuredInPlace,
  tags: ['vrt', 'spec:7.call.kechengs'],
};
/** Blocks without content: what the school features. */
export const FeaturedWhereEmpty: Story = homeStories.featuredWhereEmpty;
/** What is featured cannot be shown: why, and another try. */
export const FeaturedFails: Story = homeStories.featuredFails;

/** A server that is down: the page says so once; search and tabs stay. */
export const BlocksFail: Story = {
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('首页加载失败', {}, SLOW)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(1));
    await expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(1);
    await expect(canvas.queryByText(/该模块加载失败/)).toBeNull();
    await expect(canvas.getByRole('link', { name: /^搜索/ })).toBeVisible();
  },
};

/** Every kind of block that a school can put on its page; what is unknown is skipped. */
export const EveryBlock: Story = {
  ...homeStories.everyBlock,
  tags: ['vrt'],
  beforeEach: () => addEveryBlock('h5'),
};

/** Links as MeEdu's back office writes them show the addresses that they lead to here. */
export const OldLinks: Story = {
  ...homeStories.oldLinks,
  beforeEach: () => addOldLinks('h5'),
};

/** The current server: decoration blocks, slides from a block. */
export const GenerationC: Story = homeStories.generationC;

/** A server of 2023: what it lacks is left out. */
export const GenerationA: Story = homeStories.generationA;
/** A member goes on where they have stopped. */
export const Continue: Story = { ...homeStories.continue, tags: ['vrt'] };

/** Where the member has stopped cannot be told: the strip says so, and asks again. */
export const ContinueRefused: Story = homeStories.continueRefused;

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

/** Titles, names and amounts far longer than usual. */
export const LongText: Story = homeStories.longText;
