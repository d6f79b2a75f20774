import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { aliasOf } from '@qinghe/hooks/url';
import { expectToFit, refusedPart, SLOW, type PageStory } from './pageStory.tsx';

/** Adds a block of every kind to the home page of a site. */
export function addEveryBlock(platform: 'pc' | 'h5'): void {
  const page = { platform, page: `${platform}-page-index` } as const;
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
    [`${platform}-live-v1`, { title: '直播', items: [] }],
  ] as const;
  own.forEach(([sign, config], order) =>
    school.tables.blocks.push({ ...page, id: 500 + order, sort: 500 + order, sign, config }),
  );
}

/** Makes the home page of a site link only to old addresses, as MeEdu's back office writes them. */
export function addOldLinks(platform: 'pc' | 'h5'): void {
  const page = { platform, page: `${platform}-page-index` } as const;
  const src = '/demo/covers/hero-autumn.svg';
  const urls = ['/course/1', '/packageA/vod/index?category_id=2', '/role'];
  const html = '<p><a href="/course/video/115?msv=9">旧课时</a> <a href="/messages">旧消息</a></p>';
  for (const slider of school.tables.sliders) {
    slider.url = '/course/1?msv=9';
    slider.actions = [{ text: '去看看', url: slider.url }];
  }
  const blocks = school.tables.blocks.filter((block) => block.platform !== platform);
  school.tables.blocks = [
    ...blocks,
    {
      ...page,
      id: 601,
      sort: 1,
      sign: 'grid-nav',
      config: { line_count: 4, items: urls.map((href) => ({ src, name: `图标 ${href}`, href })) },
    },
    {
      ...page,
      id: 602,
      sort: 2,
      sign: 'image-group',
      config: { v: 'v-1-2', items: urls.map((url) => ({ src, url })) },
    },
    { ...page, id: 603, sort: 3, sign: 'code', config: { html } },
  ];
}

/** Whether the requests for the blocks are answered with 404. */
let areBlocksGone = false;

const GONE = ['viewBlock/page/blocks', 'decorationPage/blocks'];

/** Makes the server answer some requests with 404 for a while. */
const goneAt =
  (...names: string[]): NonNullable<PageStory['beforeEach']> =>
  ({ msw }) => {
    areBlocksGone = true;
    for (const name of names)
      msw.use(
        http.get(`*/api/v2/${name}`, () =>
          areBlocksGone ? HttpResponse.html('', { status: 404 }) : undefined,
        ),
      );
  };

/** Expects the school's featured items on the page, both courses and activities. */
const seesFeatured: PageStory['play'] = async ({ canvas }) => {
  const section = await canvas.findByRole('region', { name: '精选课程' }, SLOW);
  const links = await within(section).findAllByRole('link', {}, SLOW);
  const kinds = links.map((link) => link.getAttribute('href')?.split('/')[1]);
  await expect(new Set(kinds)).toEqual(new Set(['courses', 'activates']));
  await expect(canvas.queryByText(/^该模块加载失败|^内容筹备中/)).toBeNull();
};

/** Headings of sections that a new school has no content for. */
const OVER_NOTHING = ['精选课程', '周末，线下见', '跟着谁学', '学堂公告'];

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

/** Expects the school's name on a picture in place of the slides. */
async function seesWelcome(canvas: Canvas, name: string) {
  const welcome = await canvas.findByText('欢迎来到', {}, SLOW);
  const slides = canvas.getByRole('region', { name: '首页轮播' });
  await expect(slides).toContainElement(welcome);
  await expect(within(slides).getByText(name)).toBeVisible();
  await waitFor(() => {
    const image = slides.querySelector('img');
    return expect(image?.complete === true && image.naturalWidth > 0).toBe(true);
  }, SLOW);
}

/** Stories of the home page, shared by both sites. */
export const homeStories = {
  goneForAMoment: {
    beforeEach: goneAt(...GONE, 'kechengs'),
    play: async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText(/^该模块加载失败，点击重试/, {}, SLOW)).toBeVisible();
      areBlocksGone = false;
      await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
      await expect(await canvas.findByRole('region', { name: '编辑部精选' }, SLOW)).toBeVisible();
    },
  },
  featuredInPlace: { beforeEach: goneAt(...GONE), play: seesFeatured },
  featuredWhereEmpty: {
    beforeEach: () => void (school.tables.blocks = []),
    play: seesFeatured,
  },
  featuredFails: {
    beforeEach: ({ msw }) => {
      school.tables.blocks = [];
      const refusal = { code: 1, message: '精选内容正在整理', data: [] };
      msw.use(http.get('*/api/v2/kechengs', () => HttpResponse.json(refusal)));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/精选内容正在整理$/, {}, SLOW)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  loading: {
    parameters: { scenario: 'slow' },
    play: async ({ canvas }) => {
      const slides = await canvas.findByRole('region', { name: '首页轮播' }, { timeout: 15_000 });
      await expect(slides).toHaveAttribute('aria-busy', 'true');
    },
  },
  empty: {
    parameters: { scenario: 'emptySchool' },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { name: '课程正在准备中' }, SLOW),
      ).toBeVisible();
      await waitFor(() =>
        expect(canvas.queryByRole('heading', { name: '周末，线下见' })).toBeNull(),
      );
    },
  },
  dayOne: {
    parameters: { scenario: 'freshSchool' },
    play: async ({ canvas, step }) => {
      await step('it says welcome under its name, on a picture', async () => {
        await seesWelcome(canvas, 'MeEdu');
      });
      await step('it says once that the courses are to come, and leads on', async () => {
        await expect(
          await canvas.findByRole('heading', { name: '课程正在准备中' }, SLOW),
        ).toBeVisible();
        const main = within(canvas.getByRole('main'));
        const [link] = await main.findAllByRole('link', { name: '关于我们' }, SLOW);
        await expect(link).toHaveAttribute('href', '/about');
      });
      await step('no strip and no heading stands over nothing', async () => {
        await waitFor(() => {
          const titles = canvas.getAllByRole('heading', { level: 2 });
          const names = titles.map((title) => title.textContent);
          return expect(names.filter((name) => OVER_NOTHING.includes(name ?? ''))).toEqual([]);
        }, SLOW);
        await expect(canvas.queryByRole('region', { name: '公告' })).toBeNull();
        await expect(canvas.queryByText(/加载失败/)).toBeNull();
      });
    },
  },
  unnamed: {
    parameters: { scenario: 'unnamedSchool' },
    play: async ({ canvas }) => {
      await seesWelcome(canvas, '青禾学堂');
      await canvas.findByRole('heading', { name: '课程正在准备中' }, SLOW);
    },
  },
  undecorated: {
    beforeEach: () => {
      const { tables } = school;
      tables.sliders.length = 0;
      tables.blocks.length = 0;
      tables.activates.length = 0;
      for (const course of tables.courses) course.is_rec = 0;
    },
    play: async ({ canvas }) => {
      const statement = await canvas.findByRole('region', { name: /^内容筹备中/ }, SLOW);
      await expect(within(statement).getByRole('link', { name: '全部课程' })).toHaveAttribute(
        'href',
        '/courses',
      );
      await expect(canvas.queryByText('课程正在准备中')).toBeNull();
    },
  },
  oldLinks: {
    play: async ({ canvas, canvasElement }) => {
      const hrefs = () =>
        Array.from(
          canvasElement.querySelectorAll('a[href]'),
          (link) => link.getAttribute('href') ?? '',
        );
      await canvas.findByRole('link', { name: '旧课时' }, SLOW);
      await waitFor(
        () => expect(hrefs().filter((href) => aliasOf(href, 'mobile') !== null)).toEqual([]),
        SLOW,
      );
      const pictures = canvas.getAllByRole('link', { name: /^图片 \d$/ });
      await expect(pictures.map((link) => link.getAttribute('href'))).toEqual([
        '/courses/detail/1',
        '/courses?cid=2',
        '/vip',
      ]);
      await expect(canvas.getByRole('link', { name: '旧课时' })).toHaveAttribute(
        'href',
        '/courses/video/-?lesson=115&msv=9',
      );
      await expect(hrefs()).toEqual(
        expect.arrayContaining(['/courses/detail/1?msv=9', '/member/messages']),
      );
    },
  },
  everyBlock: {
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByRole('heading', { name: '开学通知' }, SLOW)).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: /^图片 \d$/ })).toHaveLength(5);
      await expect(canvas.getByRole('img', { name: '青禾学堂二维码' })).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: '直播' })).toBeNull();
      await expect(canvasElement.querySelector('[onerror]')).toBeNull();
    },
  },
  generationC: {
    parameters: { scenario: 'generationC' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { name: '编辑部精选' }, SLOW)).toBeVisible();
      // The slides replace their placeholder.
      await waitFor(() => {
        const slides = canvas.getByRole('region', { name: '首页轮播' });
        return expect(slides.querySelectorAll('img').length).toBeGreaterThan(1);
      }, SLOW);
    },
  },
  generationA: {
    parameters: { scenario: 'generationA' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { name: /^先免费听/ }, SLOW)).toBeVisible();
      // A section that the server does not support is removed, without an error.
      await waitFor(
        () => expect(canvas.queryByRole('heading', { name: '周末，线下见' })).toBeNull(),
        SLOW,
      );
      await expect(canvas.queryByText(/加载失败/)).toBeNull();
    },
  },
  continue: {
    parameters: { scenario: 'loggedIn' },
    play: async ({ canvas }) => {
      const strip = await canvas.findByRole('region', { name: '继续学习' }, SLOW);
      const link = await within(strip).findByRole('link', {}, SLOW);
      await expect(link.getAttribute('href')).toMatch(/^\/courses\/video\/\d+\?lesson=\d+$/);
      await expect(within(strip).getByText(/^上次学到/)).toBeVisible();
    },
  },
  continueRefused: {
    parameters: { scenario: 'loggedIn' },
    ...refusedPart('*/api/v3/member/courses/learned', '重试', async (canvas) => {
      const strip = await canvas.findByRole('region', { name: '继续学习' }, SLOW);
      return within(strip).findByRole('link', {}, SLOW);
    }),
  },
  longText: {
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { name: '编辑部精选' }, SLOW)).toBeVisible();
      await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
