import type { HttpHandler } from 'msw';
import { d1 } from '../clock.ts';
import { school } from '../db.ts';
import { mishap, pageP2, refuse, type Paging } from '../reply.ts';
import { int, route, text, type Call } from '../route.ts';
import type { CourseRow, VideoRow } from '../tables.ts';
import { courseDetail, courseItem, shownCourses } from '../views.ts';

const AROUND = 40;

interface Hit {
  type: 'vod' | 'video';
  title: string;
  body: string;
  item: Record<string, unknown>;
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const wordsOf = (keywords: string): string[] => keywords.split(/\s+/).filter(Boolean);

/** Returns the text around the first keyword found, spelled as the user typed it; empty when the body contains none. */
function excerpt(body: string, keywords: string): string {
  const lower = body.toLowerCase();
  const word = wordsOf(keywords).find((own) => lower.includes(own.toLowerCase()));
  if (word === undefined) return '';
  const at = lower.indexOf(word.toLowerCase());
  const end = at + word.length;
  return body.slice(Math.max(0, at - AROUND), at) + word + body.slice(end, end + AROUND);
}

function courseHit(row: CourseRow): Hit {
  return {
    type: 'vod',
    title: row.title,
    body: `${row.short_description} ${plain(row.render_desc)}`,
    item: {
      id: row.id,
      resource_type: 'vod',
      resource_id: row.id,
      title: row.title,
      charge: row.charge,
      thumb: row.thumb,
      short_desc: row.short_description,
      desc: row.render_desc,
      created_at: d1(row.published_at),
      updated_at: d1(row.published_at),
    },
  };
}

function videoHit(row: VideoRow): Hit {
  return {
    type: 'video',
    title: row.title,
    body: '',
    item: {
      id: 100_000 + row.id,
      resource_type: 'video',
      resource_id: row.id,
      title: row.title,
      charge: 0,
      thumb: '',
      short_desc: '',
      desc: null,
      created_at: d1(row.published_at),
      updated_at: d1(row.published_at),
    },
  };
}

function hits(keywords: string, type: string): object[] {
  const courses = shownCourses();
  const shown = new Set(courses.map((row) => row.id));
  const lessons = school.tables.videos.filter(
    (row) => row.is_show === 1 && shown.has(row.course_id),
  );
  const words = wordsOf(keywords.toLowerCase());
  const has = (value: string): boolean => words.every((word) => value.toLowerCase().includes(word));
  const found = [...courses.map(courseHit), ...lessons.map(videoHit)].filter(
    (hit) => (type === '' || type === '0' || type === hit.type) && has(`${hit.title}\n${hit.body}`),
  );
  const titleFirst = found.toSorted((a, b) => Number(has(b.title)) - Number(has(a.title)));
  const limit = type === '' || type === '0' ? 100 : 300;
  return titleFirst.slice(0, limit).map((hit) => ({ ...hit.item, p: excerpt(hit.body, keywords) }));
}

function sizeFor({ page, size }: Paging): Paging {
  if (school.generation === 'C') return { page, size: Math.min(100, Math.max(1, size)) };
  if (size < 1) throw mishap();
  return { page, size };
}

function search({ input, paging }: Call): object {
  const keywords = text(input['keywords']);
  if (!keywords) throw refuse('请输入关键字');
  if (school.generation === 'C' && input['type'] === undefined) throw mishap();
  const rows = hits(keywords, text(input['type']));
  const isPageless = school.generation !== 'C' && int(input['page']) < 1;
  const { data, total } = pageP2(rows, sizeFor(paging('size', 10)));
  return { total, data: isPageless ? [] : data };
}

function searchV2({ input }: Call): object {
  const keywords = text(input['keywords']);
  if (!keywords) throw refuse('请输入关键字');
  const needle = keywords.toLowerCase();
  const data = shownCourses()
    .filter((row) => row.title.toLowerCase().includes(needle))
    .slice(0, 10)
    .map((row) => ({
      ...courseItem(row),
      ...courseDetail(row),
      category: school.tables.categories.find((item) => item.id === row.category_id) ?? null,
    }));
  return { data, keywords };
}

export const searchHandlers: HttpHandler[] = [
  route('get', '/v3/search', search),
  route('get', '/v2/search', searchV2),
];
