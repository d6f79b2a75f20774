import type { HttpHandler } from 'msw';
import { d1, d2 } from '../clock.ts';
import { school } from '../db.ts';
import { badParameter, refuse } from '../reply.ts';
import { int, route, text, type Call } from '../route.ts';
import type { BlockRow, CourseRow } from '../tables.ts';
import {
  activateItem,
  categoryBrief,
  courseItem,
  findOr404,
  shownCourses,
  statusPair,
  teacherItem,
} from '../views.ts';

function blockCourse(row: CourseRow): object {
  const { id, title, thumb, charge, user_count, short_description, category_id, is_rec, is_free } =
    row;
  return {
    id,
    title,
    thumb,
    charge,
    user_count,
    short_description,
    published_at: d2(row.published_at),
    category_id,
    is_rec,
    is_free,
    created_at: d1(row.published_at),
    category: categoryBrief(school.tables.categories, category_id),
  };
}

function renderBlock(row: BlockRow): object {
  const { course_ids, config, ...rest } = row;
  const withItems = (items: object[]): object =>
    Array.isArray(config) ? config : { ...config, items };
  const courses = course_ids?.flatMap((id) =>
    school.tables.courses.filter((item) => item.id === id),
  );
  return {
    ...rest,
    config: JSON.stringify(course_ids ? withItems(course_ids.map((id) => ({ id }))) : config),
    config_render: courses ? withItems(courses.map(blockCourse)) : config,
  };
}

function pageBlocks(page: string, platform: string | null): object[] {
  return school.tables.blocks
    .filter((row) => row.page === page && (platform === null || row.platform === platform))
    .toSorted((a, b) => a.sort - b.sort)
    .map(renderBlock);
}

function sliders({ input }: Call): object[] {
  const platform = (text(input['platform']) || 'APP').toUpperCase();
  return school.tables.sliders
    .filter((row) => row.platform === platform)
    .toSorted((a, b) => a.sort - b.sort);
}

/** Returns the sliders as the current server (generation C) sends them: as a block of the PC page. */
function pcSliderBlock(): object {
  const config = school.tables.sliders
    .filter((row) => row.platform === 'PC')
    .map(({ thumb, url, platform: _platform, sort: _sort, ...extra }) => ({
      src: thumb,
      href: url,
      ...extra,
    }));
  return {
    id: 10,
    platform: 'pc',
    page: 'pc-page-index',
    sign: 'pc-slider',
    sort: 0,
    config: JSON.stringify(config),
    config_render: config,
  };
}

function decorationBlocks({ input }: Call): object[] {
  const page = text(input['page_name']);
  if (!page) throw refuse('page_name参数不能为空');
  const blocks = pageBlocks(page, null);
  const all = page === 'pc-page-index' ? [pcSliderBlock(), ...blocks] : blocks;
  return all.map((block) => ({ ...block, decoration_page_id: page === 'pc-page-index' ? 1 : 2 }));
}

function limitOf(input: Record<string, unknown>): number {
  const limit = int(input['limit']);
  return limit > 0 ? limit : 8;
}

function teachers({ input }: Call): object[] {
  return school.tables.teachers
    .toSorted((a, b) => a.sort - b.sort)
    .slice(0, limitOf(input))
    .map(teacherItem);
}

function teacher({ params }: Call): object {
  const row = findOr404(school.tables.teachers, Number(params['id']));
  return {
    teacher: teacherItem(row),
    courses: shownCourses()
      .filter((course) => course.teacher_id === row.id)
      .map(courseItem),
    activates: school.tables.activates
      .filter((item) => item.teacher_ids.includes(row.id))
      .map(activateItem),
  };
}

function kechengs({ input }: Call): object[] {
  const { categories, activateCategories, activates } = school.tables;
  const courses = shownCourses()
    .filter((row) => row.is_rec === 1)
    .map((row) => {
      const { id, title, thumb, short_description, charge, is_free, user_count } = row;
      return {
        type: 'course',
        id,
        title,
        thumb,
        short_description,
        charge,
        is_free,
        user_count,
        category: categoryBrief(categories, row.category_id),
        videos_count: courseItem(row)['videos_count'],
      };
    });
  const meetings = activates
    .filter((row) => row.is_rec === 1 && row.is_show === 1)
    .map((row) => {
      const { id, title, thumb, short_description, charge, is_free, user_count, city } = row;
      return {
        type: 'activate',
        id,
        title,
        thumb,
        short_description,
        charge,
        is_free,
        user_count,
        category: categoryBrief(activateCategories, row.category_id),
        started_at: d2(row.started_at),
        city,
        ...statusPair(row),
      };
    });
  const mixed = courses.flatMap((row, index) => [row, ...meetings.slice(index, index + 1)]);
  return mixed.slice(0, limitOf(input)).map((row, index) => ({ ...row, sort: index + 1 }));
}

export const homeHandlers: HttpHandler[] = [
  route('get', '/v2/sliders', sliders, { on: ['A', 'B'] }),
  route('get', '/v2/viewBlock/sliders', sliders, { on: ['A', 'B'] }),
  route(
    'get',
    '/v2/viewBlock/page/blocks',
    ({ input }) => {
      const page = text(input['page_name']);
      const platform = text(input['platform']).toLowerCase();
      if (!page || !platform) throw badParameter();
      return pageBlocks(page, platform);
    },
    { on: ['A', 'B'] },
  ),
  route('get', '/v2/decorationPage/blocks', decorationBlocks, { on: ['C'] }),
  route('get', '/v2/teachers', teachers),
  route('get', '/v2/viewBlock/teachers', teachers),
  route('get', '/v2/teacher/:id', teacher),
  route('get', '/v2/kechengs', kechengs),
  route('get', '/v2/viewBlock/kechengs', kechengs),
];
