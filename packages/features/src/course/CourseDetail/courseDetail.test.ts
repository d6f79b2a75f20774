import { describe, expect, it } from 'vitest';
import type { CourseDetail, Lesson, WatchProgress } from '@qinghe/api/resources/courses';
import {
  attachmentItem,
  closedChapterIds,
  courseChapters,
  courseSummary,
  fileSize,
} from './courseContents.ts';
import {
  courseProgress,
  courseRight,
  lessonFacts,
  mainAction,
  trialLesson,
} from './courseDetail.ts';

const lesson = (id: number, change: Partial<Lesson> = {}): Lesson => ({
  id,
  course_id: 1,
  chapter_id: 1,
  title: `第 ${id} 讲`,
  slug: '',
  view_num: 0,
  published_at: null,
  duration: 600,
  free_seconds: 0,
  ban_drag: false,
  is_allow_comment: true,
  ...change,
});

const record = (video_id: number, change: Partial<WatchProgress> = {}): WatchProgress => ({
  id: video_id,
  course_id: 1,
  video_id,
  watch_seconds: 300,
  watched_at: null,
  created_at: null,
  updated_at: `2026-11-0${video_id}T00:00:00.000Z`,
  ...change,
});

const finished = (id: number) => record(id, { watched_at: '2026-11-01T00:00:00.000Z' });

const detail = (change: Partial<CourseDetail> = {}, isFree = false): CourseDetail => ({
  course: {
    id: 1,
    title: 'Python 零基础',
    slug: '',
    thumb: '',
    charge: isFree ? 0 : 199,
    short_description: '',
    seo_keywords: '',
    seo_description: '',
    published_at: null,
    is_show: true,
    category_id: 1,
    is_rec: false,
    user_count: 1,
    is_free: isFree,
    is_allow_comment: true,
    is_vip_free: true,
    render_desc: '',
  },
  chapters: [{ id: 1, course_id: 1, title: '第一章' }],
  videos: [lesson(1, { free_seconds: 522 }), lesson(2), lesson(3)],
  isBuy: false,
  isCollect: false,
  videoWatchedProgress: [],
  attach: [],
  buyVideos: [],
  ...change,
});

const watch = (label: string, lesson: number) => ({
  kind: 'watch',
  label,
  href: `/courses/video/1?lesson=${lesson}`,
});

const lessonsOf = (given: CourseDetail) => courseChapters(given).flatMap(({ lessons }) => lessons);

describe('courseChapters', () => {
  it('tells a visitor what can be tried and why the rest is locked', () => {
    const [first, second] = lessonsOf(detail());
    expect(first).toMatchObject({ isTrial: true, duration: '10:00' });
    expect(first).not.toHaveProperty('lockReason');
    expect(first?.href).toBe('/courses/video/1?lesson=1');
    expect(second).toMatchObject({ lockReason: '购买后可观看' });
    expect(second).not.toHaveProperty('href');
  });

  it('says of a chapter how much of it can be tried', () => {
    expect(courseChapters(detail())[0]?.meta).toMatch(/ · 1 课时可试看$/);
    expect(courseChapters(detail({ isBuy: true }))[0]?.meta).not.toMatch(/试看/);
  });

  it('asks visitors of a free course to log in', () => {
    for (const row of lessonsOf(detail({}, true)))
      expect(row).toMatchObject({
        lockReason: '登录后观看',
        href: `/courses/video/1?lesson=${row.id}`,
      });
  });

  it('shows progress to who may watch, with 99 as the most of what is not finished', () => {
    const progress = [finished(1), record(2, { watch_seconds: 9999 })];
    const rows = lessonsOf(detail({ isBuy: true, videoWatchedProgress: progress }));
    expect(rows.map((row) => row.progress)).toEqual([100, 99, 0]);
  });

  it('opens a lesson that was bought alone', () => {
    const rows = lessonsOf(detail({ buyVideos: [3] }));
    expect(rows.map((row) => row.lockReason)).toEqual([undefined, '购买后可观看', undefined]);
    expect(rows[2]).toMatchObject({ progress: 0 });
  });

  it('says nothing about a length that is not known', () => {
    expect(lessonsOf(detail({ videos: [lesson(1, { duration: 0 })] }))[0]).not.toHaveProperty(
      'duration',
    );
  });

  it('names lessons without a chapter only beside chapters', () => {
    const loose = [lesson(1, { chapter_id: 0 })];
    expect(courseChapters(detail({ chapters: [], videos: loose }))[0]?.title).toBeUndefined();
    expect(courseChapters(detail({ videos: loose })).map(({ title }) => title)).toEqual([
      '第一章',
      '其他课时',
    ]);
    expect(courseChapters(detail({ videos: loose }))[0]?.meta).toBe('更新中');
  });
});

describe('closedChapterIds', () => {
  const chapter = (id: number, isTrial = false) => ({
    id,
    lessons: [{ id: id * 10, title: '', isTrial }],
  });

  it.each([
    ['all but the first', [chapter(1), chapter(2), chapter(3)], undefined, [2, 3]],
    ['not where the member goes on', [chapter(1), chapter(2), chapter(3)], 20, [1, 3]],
    [
      'not where something can be tried first',
      [chapter(1), chapter(2), chapter(3, true), chapter(4, true)],
      undefined,
      [2, 4],
    ],
  ])('closes %s', (_, chapters, lessonId, closed) => {
    expect(closedChapterIds(chapters, lessonId)).toEqual(closed);
  });
});

describe('facts', () => {
  it('counts lessons, chapters and time', () => {
    expect(lessonFacts([])).toBe('');
    expect(lessonFacts(detail().videos)).toBe('3 课时 · 30 分');
    expect(courseSummary(detail())).toBe('共 1 章 3 课时 · 约 30 分');
    expect(courseSummary(detail({ chapters: [], videos: [lesson(1, { duration: 0 })] }))).toBe(
      '共 1 课时',
    );
  });

  it('finds the first lesson to try, but not for who may watch it all', () => {
    expect(trialLesson(detail())?.id).toBe(1);
    expect(trialLesson(detail({ isBuy: true }))).toBeNull();
    expect(trialLesson(detail({ videos: [lesson(2)] }))).toBeNull();
  });
});

describe('courseProgress', () => {
  it('is null without the right or before the beginning', () => {
    expect(courseProgress(detail({ videoWatchedProgress: [finished(1)] }))).toBeNull();
    expect(courseProgress(detail({ isBuy: true }))).toBeNull();
  });

  it('counts finished lessons and remembers the newest one', () => {
    const videoWatchedProgress = [record(3), finished(1), record(99)];
    expect(courseProgress(detail({ isBuy: true, videoWatchedProgress }))).toEqual({
      percent: 33,
      text: '已学 1 / 3 课时',
      last: '上次学到：第 3 讲 05:00',
      lessonId: 3,
      isFinished: false,
    });
  });

  it('ends with the last lesson', () => {
    const videoWatchedProgress = [finished(1), finished(2), finished(3)];
    expect(courseProgress(detail({ isBuy: true, videoWatchedProgress }))).toEqual({
      percent: 100,
      text: '已学完 3 课时',
      lessonId: 1,
      isFinished: true,
    });
  });
});

describe('mainAction', () => {
  const begun = { isBuy: true, videoWatchedProgress: [record(2)] };
  const done = { isBuy: true, videoWatchedProgress: [finished(1), finished(2), finished(3)] };

  it.each([
    ['a visitor', detail(), 'none', false, { kind: 'buy', label: '登录后购买' }],
    ['a member', detail(), 'none', true, { kind: 'buy', label: '购买课程 ¥199' }],
    ['a free course', detail({}, true), 'free', false, watch('开始学习', 1)],
    ['a VIP member', detail({ isBuy: true }), 'vip', true, watch('开始学习', 1)],
    ['a VIP member who has begun', detail(begun), 'vip', true, watch('继续学习', 2)],
    ['a buyer', detail({ isBuy: true }), 'bought', true, watch('开始学习', 1)],
    ['a buyer who has begun', detail(begun), 'bought', true, watch('继续学习', 2)],
    ['a buyer who is done', detail(done), 'bought', true, watch('重新学习', 1)],
    ['no lesson yet', detail({ isBuy: true, videos: [] }), 'bought', true, null],
  ] as const)('of %s', (_who, given, right, isMember, action) => {
    expect(mainAction(given, right, isMember)).toEqual(action);
  });

  it('offers nothing that the server would refuse', () => {
    const given = detail();
    const course = { ...given.course, charge: 0 };
    expect(mainAction({ ...given, course }, 'none', true)).toBeNull();
  });
});

describe('courseRight', () => {
  it.each([
    [detail({ isBuy: true }, true), true, 'free'],
    [detail(), true, 'none'],
    [detail({ isBuy: true }), true, 'vip'],
    [detail({ isBuy: true }), false, 'bought'],
  ] as const)('of case %#', (given, isVipMember, right) => {
    expect(courseRight(given, isVipMember)).toBe(right);
  });

  const vipFree = (is_vip_free: boolean | null) => {
    const given = detail({ isBuy: true });
    return { ...given, course: { ...given.course, is_vip_free } };
  };

  it('is a VIP right of every course on servers before 4.9.26, which do not say what VIP covers', () => {
    expect(courseRight(vipFree(null), true)).toBe('vip');
    expect(courseRight(vipFree(null), false)).toBe('bought');
  });

  it('is a purchase where the server says that VIP does not cover the course', () => {
    expect(courseRight(vipFree(false), true)).toBe('bought');
  });
});

describe('attachments', () => {
  it.each([
    [0, ''],
    [512, '512 B'],
    [3072, '3 KB'],
    [482304, '471 KB'],
    [1258291, '1.2 MB'],
  ])('says the size of %i bytes', (bytes, size) => {
    expect(fileSize(bytes)).toBe(size);
  });

  it('adds the ending where the name lacks it', () => {
    const file = { id: 1, name: 'list_comp', size: 3072, extension: 'py' };
    expect(attachmentItem(file).name).toBe('list_comp.py');
    expect(attachmentItem({ ...file, name: '讲义.PY' }).name).toBe('讲义.PY');
    expect(attachmentItem({ ...file, extension: '' }).name).toBe('list_comp');
  });
});
