import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { lengthenCourse, moderateComments, oldDownloads } from './courseScenarios.ts';
import { school } from './db.ts';
import { fail } from './reply.ts';
import { DEMO_IDS, DEMO_TOKENS } from './seed/people.ts';
import type { Tables } from './tables.ts';

/** A named state of the school, for Storybook's toolbar and for tests. Apply it after `resetDb()`. */
export interface Scenario {
  title: string;
  description: string;
  /** Token to store before the app starts; absent means a visitor. */
  token?: string;
  /** Edits the served school. */
  edit?: () => void;
  /** Handlers to put before the school's own. */
  handlers?: HttpHandler[];
}

const ANY_API = /^https?:\/\/[^/]+\/api\//;
const CONFIG = '*/api/v2/other/config';

const KEPT_WHEN_EMPTY: ReadonlySet<string> = new Set(['users', 'tokens', 'settings']);

function emptyTables(): void {
  const { tables } = school;
  for (const value of Object.entries(tables)) {
    const [name, rows] = value;
    if (Array.isArray(rows) && !KEPT_WHEN_EMPTY.has(name)) rows.length = 0;
  }
  const user = tables.users.find((row) => row.id === DEMO_IDS.ordinary);
  if (user) Object.assign(user, { credit1: 0, role_id: 0, role_expired_at: null });
}

function lengthen(tables: Tables): void {
  const long = '从零开始一步一步把一件看起来很难的事情讲清楚并且带着你亲手做出来的完整训练课程';
  for (const course of tables.courses) {
    course.title = `${course.title}${long}Internationalization&Accessibility<实战>`;
    course.short_description = long.repeat(3);
    course.charge *= 1000;
    course.user_count *= 1000;
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

/** Fills the catalogue up to the 416 courses that the school's texts speak of. */
function multiplyCourses(tables: Tables): void {
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

/** Gives the member ten thousand messages, every other unread. */
function multiplyMessages(tables: Tables): void {
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

/** Every scenario by id. */
export const scenarios = {
  visitor: { title: '访客', description: 'The school as a visitor finds it.' },
  loggedIn: {
    title: '已登录',
    description:
      'The ordinary member 叶小满: mobile bound, face verified, VIP, with purchases, progress and three unread messages.',
    token: DEMO_TOKENS.ordinary,
  },
  unboundMobile: {
    title: '未绑定手机',
    description: 'A WeChat member without a mobile: guarded routes lead to /bind-mobile.',
    token: DEMO_TOKENS.unbound,
  },
  faceCheckPending: {
    title: '待实名核验',
    description:
      'A member with a mobile whose face check is open: guarded routes lead to /face-check.',
    token: DEMO_TOKENS.facePending,
  },
  gatesOff: {
    title: '关闭两道门',
    description: 'The settings ask for neither a bound mobile nor a face check.',
    edit: () => {
      school.tables.settings.enabled_mobile_bind_alert = 0;
      school.tables.settings.enabled_face_verify = false;
    },
  },
  socialOff: {
    title: '关闭第三方登录',
    description: 'Neither QQ nor WeChat login is offered.',
    edit: () => {
      school.tables.settings.qq = 0;
      school.tables.settings.wechat_oauth = 0;
    },
  },
  manyMessages: {
    title: '一万条消息',
    description: 'The member has ten thousand messages, about half of them unread.',
    token: DEMO_TOKENS.ordinary,
    edit: () => multiplyMessages(school.tables),
  },
  emptySchool: {
    title: '空学堂',
    description: 'No course, activity, announcement, order or message; the member is logged in.',
    token: DEMO_TOKENS.ordinary,
    edit: emptyTables,
  },
  noActivities: {
    title: '没有活动',
    description: 'Courses as usual, but not one activity.',
    edit: () => {
      school.tables.activates.length = 0;
      school.tables.joins.length = 0;
    },
  },
  manyCourses: {
    title: '四百门课',
    description: '416 courses, for paging and long lists.',
    edit: () => multiplyCourses(school.tables),
  },
  longCourse: {
    title: '两千讲',
    description:
      'The course of linear algebra has 2,000 lessons in 100 chapters; a member bought it.',
    token: DEMO_TOKENS.ordinary,
    edit: lengthenCourse,
  },
  moderatedComments: {
    title: '评论审核',
    description:
      'Current server; the Python course has comments that wait, a lost author and long threads.',
    token: DEMO_TOKENS.ordinary,
    edit: moderateComments,
  },
  oldDownloads: {
    title: '旧版下载',
    description: 'The server knows only direct links to files; a member is logged in.',
    token: DEMO_TOKENS.ordinary,
    handlers: oldDownloads,
  },
  longText: {
    title: '超长文字',
    description:
      'Titles, addresses, names and amounts far longer than usual, with marks that must stay text.',
    token: DEMO_TOKENS.ordinary,
    edit: () => lengthen(school.tables),
  },
  generationC: {
    title: '新版服务端',
    description:
      'The current MeEdu server: decorationPage blocks, v3 orders and comments, no sliders endpoint.',
    token: DEMO_TOKENS.ordinary,
    edit: () => {
      school.generation = 'C';
    },
  },
  agreementsOpen: {
    title: '协议待同意',
    description: 'Current server; the member has not accepted the agreements yet.',
    token: DEMO_TOKENS.ordinary,
    edit: () => {
      school.generation = 'C';
      for (const user of school.tables.users) user.agreed = false;
    },
  },
  slow: {
    title: '网络很慢',
    description: 'Every call but the config takes eight seconds.',
    handlers: [
      http.all(ANY_API, async ({ request }) => {
        if (!new URL(request.url).pathname.endsWith('/other/config')) await delay(8000);
      }),
    ],
  },
  serverError: {
    title: '服务器出错',
    description: 'Every call but the config answers HTTP 500 with an HTML body.',
    handlers: [
      http.all(ANY_API, ({ request }) =>
        new URL(request.url).pathname.endsWith('/other/config')
          ? undefined
          : HttpResponse.html('<h1>500</h1>', { status: 500 }),
      ),
    ],
  },
  offline: {
    title: '断网',
    description: 'No call reaches the server.',
    handlers: [http.all(ANY_API, () => HttpResponse.error())],
  },
  unauthorized: {
    title: '登录失效',
    description: 'The member has a stored token that no call accepts any more.',
    token: DEMO_TOKENS.ordinary,
    handlers: [
      http.all(ANY_API, ({ request }) =>
        request.headers.get('authorization') ? fail(401, '请登录') : undefined,
      ),
    ],
  },
  configFails: {
    title: '配置加载失败',
    description: 'The config call fails; everything else works.',
    handlers: [http.get(CONFIG, () => HttpResponse.html('<h1>502</h1>', { status: 502 }))],
  },
  maintenance: {
    title: '系统维护中',
    description: 'Every call answers the maintenance envelope, code 503.',
    handlers: [http.all(ANY_API, () => fail(503, '系统维护中'))],
  },
  rateLimited: {
    title: '请求太快',
    description: 'Every call but the config answers the rate limit envelope, code 429.',
    handlers: [
      http.all(ANY_API, ({ request }) =>
        new URL(request.url).pathname.endsWith('/other/config')
          ? undefined
          : fail(429, '请稍后再试'),
      ),
    ],
  },
} as const satisfies Record<string, Scenario>;

/** Id of a scenario. */
export type ScenarioId = keyof typeof scenarios;
