import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { local, localKeys } from '@qinghe/hooks/storage';
import { addEveryBlock, addOldLinks, homeStories } from '@qinghe/features/testing/homeStories';
import { SLOW, inWindow } from '@qinghe/features/testing/pageStory';
import { expectCall } from '@qinghe/features/testing/calls';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The home page of the desktop site in its frame, served by the demo school. */
const meta = {
  title: 'Home',
  component: StoryApp,
  args: { initialPath: '/' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: inWindow('desktop'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

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
    await step('everything was asked for', async () => {
      await expectCall('GET /api/v2/viewBlock/page/blocks');
      await expectCall('GET /api/v2/sliders');
      await expectCall('GET /api/v2/teachers');
    });
  },
};

/** The same page at 1280. */
export const Laptop: Story = {
  tags: ['vrt'],
  globals: inWindow('laptop'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '编辑部精选' }, SLOW)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '学堂公告' }, SLOW)).toBeVisible();
  },
};

/** The desktop site in a narrow window. */
export const Narrow: Story = {
  globals: inWindow('phone'),
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

const newestId = () => Math.max(...school.tables.announcements.map(({ id }) => id));

/** An announcement that is closed goes, and the device remembers which one it was. */
export const AnnouncementClosed: Story = {
  beforeEach: () => {
    local.write(localKeys.dismissedAnnouncement, '1');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '关闭公告' }, SLOW));
    await expect(canvas.queryByRole('region', { name: '公告' })).toBeNull();
    await expect(local.read(localKeys.dismissedAnnouncement)).toBe(`1,${newestId()}`);
  },
};

/** It stays away on the next visit. */
export const AnnouncementKnown: Story = {
  beforeEach: () => {
    local.write(localKeys.dismissedAnnouncement, String(newestId()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '学堂公告' }, SLOW)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '公告' })).toBeNull();
  },
};

/** One that was closed before stays away when a newer one is withdrawn. */
export const AnnouncementWithdrawn: Story = {
  beforeEach: () => {
    local.write(localKeys.dismissedAnnouncement, `${newestId() - 1},${newestId()}`);
    school.tables.announcements = school.tables.announcements.filter(({ id }) => id < newestId());
  },
  play: AnnouncementKnown.play,
};

/** A newer one shows again. */
export const AnnouncementNewer: Story = {
  beforeEach: () => {
    local.write(localKeys.dismissedAnnouncement, String(newestId() - 1));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '公告' }, SLOW)).toBeVisible();
  },
};

/** While the answers are on their way, skeletons keep the places. */
export const Loading: Story = homeStories.loading;
/** A school without any content says what is to come. */
export const Empty: Story = homeStories.empty;

/** Day one: a school as it was just installed. Its head stands at the very top, and its button leads to a page. */
export const DayOne: Story = {
  ...homeStories.dayOne,
  tags: ['vrt'],
  play: async (context) => {
    await homeStories.dayOne.play(context);
    const head = context.canvas.getByRole('banner');
    await waitFor(() => expect(head.getBoundingClientRect().top + window.scrollY).toBe(0));
  },
};

/** The same at 1280. */
export const DayOneLaptop: Story = { ...DayOne, tags: ['vrt'], globals: inWindow('laptop') };

/** The same in a narrow window. */
export const DayOneNarrow: Story = {
  parameters: { scenario: 'freshSchool' },
  tags: ['vrt'],
  globals: inWindow('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '课程正在准备中' }, SLOW);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** Day one without a name: that of the deployment. */
export const DayOneUnnamed: Story = { ...homeStories.unnamed, tags: ['vrt'] };

/** There are courses, but nothing is on the home page: the hero and one line lead to them. */
export const Undecorated: Story = {
  ...homeStories.undecorated,
  tags: ['vrt'],
  play: async (context) => {
    await homeStories.undecorated.play(context);
    const start = await context.canvas.findByRole('link', { name: '挑一门课开始' }, SLOW);
    await expect(start).toHaveAttribute('href', '/courses');
  },
};
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

/** A server that is down: the page says so once, and the frame stays. */
export const BlocksFail: Story = {
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('首页加载失败', {}, SLOW)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(1));
    await expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(1);
    await expect(canvas.queryByText(/该模块加载失败/)).toBeNull();
  },
};

/** Lets the first block of courses hold so many of them. */
function choose(count: number): void {
  const block = school.tables.blocks.find(({ sign }) => sign === 'pc-vod-v1');
  if (!block) throw new TypeError('The home page has no block of courses.');
  block.course_ids = school.tables.courses
    .filter((course) => course.is_show === 1 && course.published_at <= school.now())
    .slice(0, count)
    .map(({ id }) => id);
}

/** Addresses of the courses in the first block. */
async function chosenHrefs(canvas: Canvas): Promise<(string | null)[]> {
  const section = await canvas.findByRole('region', { name: '编辑部精选' }, SLOW);
  const links = await within(section).findAllByRole('link', {}, SLOW);
  return links
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/courses/detail/'));
}

/** Eight courses were chosen: behind the five of the drawing the others stand in rows of four. */
export const EightChosen: Story = {
  tags: ['vrt'],
  globals: inWindow('laptop'),
  beforeEach: () => choose(8),
  play: async ({ canvas }) => {
    await expect(new Set(await chosenHrefs(canvas)).size).toBe(8);
    await expect(canvas.queryByRole('button', { name: /^查看全部/ })).toBeNull();
  },
};

/** Of more than ten the rest is shown in place when it is wanted, and the focus goes on there. */
export const ManyChosen: Story = {
  beforeEach: () => choose(14),
  play: async ({ canvas, userEvent }) => {
    await expect(await chosenHrefs(canvas)).toHaveLength(9);
    const button = canvas.getByRole('button', { name: '查看全部 14 门课程' });
    await userEvent.click(button);
    const hrefs = await chosenHrefs(canvas);
    await expect(new Set(hrefs).size).toBe(14);
    await expect(button).not.toBeInTheDocument();
    await expect(document.activeElement).toHaveAttribute('href', hrefs[9]);
  },
};

/** Every kind of block that a school can put on its page; what is unknown is skipped. */
export const EveryBlock: Story = {
  ...homeStories.everyBlock,
  tags: ['vrt'],
  beforeEach: () => addEveryBlock('pc'),
};

/** Links as MeEdu's back office writes them show the addresses that they lead to here. */
export const OldLinks: Story = {
  ...homeStories.oldLinks,
  beforeEach: () => addOldLinks('pc'),
};

/** The current server: decoration blocks, slides from a block. */
export const GenerationC: Story = homeStories.generationC;

/** A server of 2023: what it lacks is left out. */
export const GenerationA: Story = homeStories.generationA;
/** A member goes on where they have stopped. */
export const Continue: Story = { ...homeStories.continue, tags: ['vrt'] };

/** Where the member has stopped cannot be told: the strip says so, and asks again. */
export const ContinueRefused: Story = homeStories.continueRefused;

/** Titles, names and amounts far longer than usual. */
export const LongText: Story = homeStories.longText;
