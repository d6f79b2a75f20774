import { school } from './db.ts';
import { DEMO_IDS } from './seed/people.ts';
import type { Tables } from './tables.ts';

const KEPT_WHEN_EMPTY: ReadonlySet<string> = new Set(['users', 'tokens', 'settings']);

/** Deletes all content of the school; users, tokens and settings stay. */
export function emptyTables(): void {
  const { tables } = school;
  for (const value of Object.entries(tables)) {
    const [name, rows] = value;
    if (Array.isArray(rows) && !KEPT_WHEN_EMPTY.has(name)) rows.length = 0;
  }
  const user = tables.users.find((row) => row.id === DEMO_IDS.ordinary);
  if (user) Object.assign(user, { credit1: 0, role_id: 0, role_expired_at: null });
}

/** Makes titles, addresses, names and amounts far longer than usual. */
export function lengthen(tables: Tables): void {
  const long = '从零开始一步一步把一件看起来很难的事情讲清楚并且带着你亲手做出来的完整训练课程';
  for (const course of tables.courses) {
    course.title = `${course.title}${long}Internationalization&Accessibility<实战>`;
    course.short_description = long.repeat(3);
    course.charge *= 1000;
    course.user_count *= 1000;
  }
  for (const chapter of tables.chapters) chapter.title += long;
  for (const video of tables.videos) video.title += long;
  for (const role of tables.roles) {
    role.name += long;
    role.desc_rows = role.desc_rows.map((row) => row + long);
    role.charge *= 1000;
  }
  for (const activate of tables.activates) {
    activate.title += long;
    activate.address += '，请从东门进，沿着水渠一直走到第三座小桥再右转';
    activate.city += '特别行政管理示范区';
  }
  for (const announcement of tables.announcements) announcement.title += long;
  for (const message of tables.messages) message.message = `${message.message}${long}`.repeat(3);
  for (const teacher of tables.teachers) teacher.short_description = long;
  for (const user of tables.users)
    user.nick_name = `${user.nick_name}一个很长很长的昵称占满一行`.slice(0, 24);
}

/** Adds copies until the catalogue has the 416 courses that the school's texts mention. */
export function multiplyCourses(tables: Tables): void {
  const shown = tables.courses.filter((row) => row.is_show === 1);
  const oldest = Math.min(...shown.map((row) => row.published_at));
  for (let index = 0; tables.courses.length < 417; index += 1) {
    const source = shown[index % shown.length];
    if (!source) return;
    const round = Math.floor(index / shown.length) + 2;
    tables.courses.push({
      ...source,
      id: 1000 + index,
      title: `${source.title} · 第 ${round} 期`,
      is_rec: 0,
      published_at: oldest - (index + 1) * 3600_000,
    });
  }
}

/** Gives the ordinary demo member ten thousand messages, every second one unread. */
export function multiplyMessages(tables: Tables): void {
  const oldest = Math.min(...tables.messages.map((row) => row.created_at));
  for (let index = 1; tables.messages.length < 10_000; index += 1) {
    const created_at = oldest - index * 3600_000;
    tables.messages.push({
      id: `1d5e8b90-0000-4000-8000-${String(index).padStart(12, '0')}`,
      user_id: DEMO_IDS.ordinary,
      message: `积分变动:10，备注:第 ${index} 次学习奖励`,
      read_at: index % 2 === 0 ? created_at + 600_000 : null,
      created_at,
    });
  }
}
