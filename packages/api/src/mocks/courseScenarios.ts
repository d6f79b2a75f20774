import { http, type HttpHandler } from 'msw';
import { school } from './db.ts';
import { fail } from './reply.ts';
import { COURSE } from './seed/courses.ts';
import type { CommentRow } from './tables.ts';

const CHAPTERS = 100;
const LESSONS_PER_CHAPTER = 20;
const FIRST_ID = 500_000;

/** Gives the course of linear algebra 2,000 lessons in 100 chapters. */
export function lengthenCourse(): void {
  const { tables } = school;
  const sample = tables.videos.find((row) => row.course_id === COURSE.math);
  if (!sample) return;
  tables.videos = tables.videos.filter((row) => row.course_id !== COURSE.math);
  tables.chapters = tables.chapters.filter((row) => row.course_id !== COURSE.math);
  tables.videoRecords = tables.videoRecords.filter((row) => row.course_id !== COURSE.math);
  for (let chapter = 1; chapter <= CHAPTERS; chapter += 1) {
    const chapter_id = FIRST_ID + chapter;
    tables.chapters.push({
      id: chapter_id,
      course_id: COURSE.math,
      title: `第 ${chapter} 章　一步一步往前走`,
      sort: chapter,
    });
    for (let lesson = 1; lesson <= LESSONS_PER_CHAPTER; lesson += 1) {
      const number = (chapter - 1) * LESSONS_PER_CHAPTER + lesson;
      tables.videos.push({
        ...sample,
        id: FIRST_ID + number,
        chapter_id,
        title: `第 ${number} 讲　练习与思考`,
        duration: 300 + (number % 7) * 60,
        free_seconds: 0,
        published_at: sample.published_at + number,
      });
    }
  }
}

/** Switches to generation C and adds comments to the Python course: pending, of a deleted author, with replies, and many more. */
export function moderateComments(): void {
  school.generation = 'C';
  const { comments } = school.tables;
  const base: Omit<CommentRow, 'id' | 'content' | 'created_at'> = {
    rt: 1,
    rid: COURSE.python,
    user_id: 6,
    parent_id: 0,
    reply_id: 0,
    ip_province: '浙江省',
    is_check: 1,
  };
  const hour = 3600_000;
  const now = school.now();
  comments.push(
    { ...base, id: 501, user_id: 1, content: '等老师看过。', is_check: 0, created_at: now - hour },
    { ...base, id: 502, user_id: 99_999, content: '学完了，谢谢。', created_at: now - 2 * hour },
    { ...base, id: 503, content: '练习题能不能再多一些？', created_at: now - 3 * hour },
  );
  for (let index = 0; index < 5; index += 1) {
    comments.push({
      ...base,
      id: 510 + index,
      parent_id: 503,
      user_id: index % 2 === 0 ? 9 : 4,
      content: `第 ${index + 1} 次回复：下周会加一组。`,
      created_at: now - 2 * hour + index * 60_000,
    });
  }
  for (let index = 0; index < 6; index += 1) {
    comments.push({
      ...base,
      id: 530 + index,
      content: `第 ${index + 1} 周的学习心得：每天二十分钟，刚刚好。`,
      created_at: now - (30 + index) * 24 * hour,
    });
  }
}

/** Handlers of a server without one-time links to files, as before 4.9.11 (contract E-56). */
export const oldDownloads: HttpHandler[] = [
  http.get('*/api/v3/course/:courseId/attach/:id', () => fail(404, '404 Not Found')),
];
