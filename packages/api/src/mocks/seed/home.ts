import type { BlockRow, NavRow, SliderRow } from '../tables.ts';
import { COURSE } from './courses.ts';

const HEROES = [
  {
    thumb: '/demo/covers/hero-paddy.svg',
    url: '/courses',
    eyebrow: '2026 冬季学期',
    title: '像禾苗一样，\n每天长一点',
    description: '四百余门线上好课，每周末的线下活动。\n跟着认真的老师，把一件事学到底。',
    actions: [
      { text: '挑一门课开始', url: '/courses' },
      { text: '看看线下活动', url: '/activates' },
    ],
  },
  {
    thumb: '/demo/covers/hero-astro.svg',
    url: `/courses/detail/${COURSE.astro}`,
    eyebrow: '免费公开课',
    title: '抬头看的\n四百年',
    description: '从伽利略的望远镜到今晚的天空。\n十八讲，完整免费。',
    actions: [{ text: '现在开始听', url: `/courses/detail/${COURSE.astro}` }],
  },
  {
    thumb: '/demo/covers/hero-autumn.svg',
    url: '/activates',
    eyebrow: '周末，线下见',
    title: '去田里，\n画三张小画',
    description: '写生、读书、观星、做陶，\n每个周末都有一件值得出门的事。',
    actions: [{ text: '看看线下活动', url: '/activates' }],
  },
];

export function createSliders(): SliderRow[] {
  return HEROES.flatMap((hero, index) => [
    { ...hero, sort: index + 1, platform: 'PC' },
    { ...hero, sort: index + 1, platform: 'H5' },
  ]);
}

const GRID: [name: string, icon: string][] = [
  ['程序设计', 'code'],
  ['人工智能', 'ai'],
  ['产品设计', 'design'],
  ['商业财会', 'business'],
  ['语言学习', 'language'],
  ['人文历史', 'humanities'],
  ['自然科学', 'science'],
  ['艺术音乐', 'arts'],
];

const SECTIONS = {
  picks: { title: '编辑部精选', description: '这个季度，我们最想推荐给你的五门课' },
  fresh: { title: '新课上架', description: '十一月，新一批老师开讲' },
  free: { title: '先免费听，再决定', description: '完整的公开课，不用登录也能看目录' },
} as const;

export function createBlocks(): BlockRow[] {
  const pc = { platform: 'pc', page: 'pc-page-index', sign: 'pc-vod-v1' } as const;
  const h5 = { platform: 'h5', page: 'h5-page-index' } as const;
  return [
    {
      ...pc,
      id: 1,
      sort: 1,
      config: SECTIONS.picks,
      course_ids: [COURSE.python, COURSE.history, COURSE.ml, COURSE.ux, COURSE.finance],
    },
    {
      ...pc,
      id: 2,
      sort: 2,
      config: SECTIONS.fresh,
      course_ids: [COURSE.math, COURSE.english, COURSE.photo, COURSE.psych],
    },
    {
      ...pc,
      id: 3,
      sort: 3,
      config: SECTIONS.free,
      course_ids: [COURSE.astro, COURSE.botany, COURSE.writing, COURSE.sonata],
    },
    {
      ...h5,
      id: 11,
      sign: 'slider',
      sort: 1,
      config: HEROES.map(({ thumb, url, eyebrow, title, description }) => ({
        src: thumb,
        href: url,
        eyebrow,
        title,
        description,
      })),
    },
    {
      ...h5,
      id: 12,
      sign: 'grid-nav',
      sort: 2,
      config: {
        line_count: 4,
        // Views of one picture: a browser makes a document of its own for each SVG file that a page shows.
        items: GRID.map(([name, icon], index) => ({
          src: `/demo/icons/subjects.svg#${icon}`,
          name,
          href: `/courses?cid=${index + 1}`,
        })),
      },
    },
    {
      ...h5,
      id: 13,
      sign: 'h5-vod-v1',
      sort: 3,
      config: SECTIONS.picks,
      course_ids: [COURSE.python, COURSE.history, COURSE.ml],
    },
    {
      ...h5,
      id: 14,
      sign: 'h5-vod-v1',
      sort: 4,
      config: SECTIONS.fresh,
      course_ids: [COURSE.math, COURSE.english, COURSE.photo],
    },
    {
      ...h5,
      id: 15,
      sign: 'h5-vod-v1',
      sort: 5,
      config: { ...SECTIONS.free, title: '先免费听' },
      course_ids: [COURSE.astro, COURSE.botany],
    },
  ];
}

export function createNavs(): NavRow[] {
  const rows: [id: number, name: string, url: string, parent: number, blank: 0 | 1][] = [
    [1, '首页', '/', 0, 0],
    [2, '线上课程', '/courses', 0, 0],
    [3, '线下课程', '/activates', 0, 0],
    [4, '关于我们', '/about', 0, 0],
    [5, '程序设计', '/courses?cid=1', 2, 0],
    [6, '人文历史', '/courses?cid=6', 2, 0],
  ];
  return rows.map(([id, name, url, parent_id, blank]) => ({
    id,
    sort: id,
    name,
    url,
    active_routes: '',
    platform: 'PC',
    parent_id,
    blank,
  }));
}
