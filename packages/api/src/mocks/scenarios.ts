import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { lengthenCourse, moderateComments, oldDownloads } from './courseScenarios.ts';
import { school } from './db.ts';
import { leaveFresh, withoutOwnCalls } from './freshSchool.ts';
import { everyCall, everyCallButConfig, networks } from './networks.ts';
import { fail } from './reply.ts';
import { emptyTables, lengthen, multiplyCourses, multiplyMessages } from './scenarioEdits.ts';
import { ACTIVITY } from './seed/activities.ts';
import { COURSE } from './seed/courses.ts';
import { DEMO_TOKENS } from './seed/people.ts';
import { scenarioTitles } from './titles.ts';

/** One of the two sites of the school. */
export type Site = 'desktop' | 'mobile';

/**
 * A named state of the school. The same id opens the same state in Storybook's toolbar, in stories
 * (`parameters.scenario`), in journeys and in the preview of the apps (`?scenario=ID`).
 */
export interface Scenario {
  /** Display name in Chinese. */
  title: string;
  /** Description of the state. */
  description: string;
  /** Path of the page that shows it best; on the mobile site below `/h5`. */
  path: string;
  /** The only site that the scenario applies to; both when absent. */
  site?: Site;
  /** Token to store before the app starts; absent means a visitor. */
  token?: string;
  /** Feature switches that differ from the default. */
  features?: Readonly<Record<string, boolean>>;
  /** Changes the served school, which has fresh seed data before. */
  edit?: () => void;
  /** Handlers to put before the school's own. */
  handlers?: HttpHandler[];
}

const CONFIG = '*/api/v2/other/config';

/** Delay in milliseconds: long enough that a page has to show that it is slow, but below the client's timeout. */
const SLOW = 12_000;

/** Every scenario by id. */
export const scenarios = {
  visitor: {
    title: scenarioTitles.visitor,
    description: 'The school as a visitor finds it.',
    path: '/',
  },
  loggedIn: {
    title: scenarioTitles.loggedIn,
    description:
      'The ordinary member 叶小满: mobile bound, face verified, VIP, with purchases, progress and three unread messages.',
    path: '/member',
    token: DEMO_TOKENS.ordinary,
  },
  unboundMobile: {
    title: scenarioTitles.unboundMobile,
    description: 'A WeChat member without a mobile: guarded routes lead to /bind-mobile.',
    path: '/study-center',
    token: DEMO_TOKENS.unbound,
  },
  faceCheckPending: {
    title: scenarioTitles.faceCheckPending,
    description:
      'A member with a mobile whose face check is open: guarded routes lead to /face-check.',
    path: '/study-center',
    token: DEMO_TOKENS.facePending,
  },
  gatesOff: {
    title: scenarioTitles.gatesOff,
    description:
      'The settings ask for neither a bound mobile nor a face check: the member without either comes in.',
    path: '/study-center',
    token: DEMO_TOKENS.unbound,
    edit: () => {
      school.tables.settings.enabled_mobile_bind_alert = 0;
      school.tables.settings.enabled_face_verify = false;
    },
  },
  socialOff: {
    title: scenarioTitles.socialOff,
    description: 'Neither QQ nor WeChat login is offered.',
    path: '/login?redirect=%2Fmember',
    edit: () => {
      school.tables.settings.qq = 0;
      school.tables.settings.wechat_oauth = 0;
    },
  },
  expiredQr: {
    title: scenarioTitles.expiredQr,
    description: 'Whatever WeChat QR code is fetched, the server no longer knows it.',
    path: '/login?redirect=%2Fmember',
    site: 'desktop',
    handlers: [http.get('*/api/v3/auth/login/wechat-scan/query', () => fail(1, '参数错误'))],
  },
  moduleOff: {
    title: scenarioTitles.moduleOff,
    description: 'VIP is switched off: its links are gone and its address explains itself.',
    path: '/vip',
    features: { vip: false },
  },
  owned: {
    title: scenarioTitles.owned,
    description: 'A course that the member has bought and begun.',
    path: `/courses/detail/${COURSE.math}`,
    token: DEMO_TOKENS.ordinary,
  },
  trial: {
    title: scenarioTitles.trial,
    description: 'A lesson of a paid course that the member may watch for 30 seconds.',
    path: `/courses/video/${COURSE.ml}?lesson=201`,
    token: DEMO_TOKENS.ordinary,
  },
  noAddress: {
    title: scenarioTitles.noAddress,
    description: 'A lesson without media.',
    path: '/courses/video/8?lesson=823',
    token: DEMO_TOKENS.ordinary,
  },
  soldOut: {
    title: scenarioTitles.soldOut,
    description: 'An activity whose places are all taken.',
    path: `/activates/detail/${ACTIVITY.full}`,
  },
  activityEnded: {
    title: scenarioTitles.activityEnded,
    description: 'An activity that is over.',
    path: `/activates/detail/${ACTIVITY.ended}`,
  },
  manyMessages: {
    title: scenarioTitles.manyMessages,
    description: 'The member has ten thousand messages, about half of them unread.',
    path: '/member/messages',
    token: DEMO_TOKENS.ordinary,
    edit: () => multiplyMessages(school.tables),
  },
  emptySchool: {
    title: scenarioTitles.emptySchool,
    description: 'No course, activity, announcement, order or message; the member is logged in.',
    path: '/courses',
    token: DEMO_TOKENS.ordinary,
    edit: emptyTables,
  },
  freshSchool: {
    title: scenarioTitles.freshSchool,
    description:
      'Day one of an installation: the default name, no slide, course, activity, teacher, announcement or navigation.',
    path: '/',
    edit: leaveFresh,
    handlers: withoutOwnCalls,
  },
  unnamedSchool: {
    title: scenarioTitles.unnamedSchool,
    description: 'Day one of an installation whose settings are all empty, the name as well.',
    path: '/',
    edit: () => {
      leaveFresh();
      school.tables.settings.name = '';
    },
    handlers: withoutOwnCalls,
  },
  noActivities: {
    title: scenarioTitles.noActivities,
    description: 'Courses as usual, but not one activity.',
    path: '/activates',
    edit: () => {
      school.tables.activates.length = 0;
      school.tables.joins.length = 0;
    },
  },
  manyCourses: {
    title: scenarioTitles.manyCourses,
    description: '416 courses, for paging and long lists.',
    path: '/courses',
    edit: () => multiplyCourses(school.tables),
  },
  longCourse: {
    title: scenarioTitles.longCourse,
    description:
      'The course of linear algebra has 2,000 lessons in 100 chapters; a member bought it.',
    path: `/courses/detail/${COURSE.math}?tab=lessons`,
    token: DEMO_TOKENS.ordinary,
    edit: lengthenCourse,
  },
  moderatedComments: {
    title: scenarioTitles.moderatedComments,
    description:
      'Current server; the Python course has comments that wait, a lost author and long threads.',
    path: `/courses/detail/${COURSE.python}?tab=comments`,
    token: DEMO_TOKENS.ordinary,
    edit: moderateComments,
  },
  oldDownloads: {
    title: scenarioTitles.oldDownloads,
    description: 'The server knows only direct links to files; a member is logged in.',
    path: `/courses/detail/${COURSE.python}?tab=files`,
    token: DEMO_TOKENS.ordinary,
    handlers: oldDownloads,
  },
  longText: {
    title: scenarioTitles.longText,
    description:
      'Titles, addresses, names and amounts far longer than usual, with marks that must stay text.',
    path: '/courses',
    token: DEMO_TOKENS.ordinary,
    edit: () => lengthen(school.tables),
  },
  generationC: {
    title: scenarioTitles.generationC,
    description:
      'The current MeEdu server: decorationPage blocks, v3 orders and comments, no sliders endpoint.',
    path: '/',
    token: DEMO_TOKENS.ordinary,
    edit: () => {
      school.generation = 'C';
    },
  },
  generationA: {
    title: scenarioTitles.generationA,
    description:
      'A MeEdu server of 2023: without activities and teachers, and with one word for all that is not there.',
    path: '/',
    token: DEMO_TOKENS.ordinary,
    edit: () => {
      school.generation = 'A';
    },
  },
  withoutCodes: {
    title: scenarioTitles.withoutCodes,
    description:
      'A server without the check of promo codes: the field of the checkout says so once, and is gone.',
    path: `/order?goods_type=vod&goods_id=${COURSE.ml}`,
    token: DEMO_TOKENS.ordinary,
    handlers: [http.get('*/api/v2/promoCode/*/check', () => fail(404, '路由不存在'))],
  },
  wechatShare: {
    title: scenarioTitles.wechatShare,
    description:
      'Current server with sharing in WeChat switched on; a member who shares is logged in. The cards want `wechatShare` of the settings and the browser of WeChat.',
    path: '/activates/detail/1',
    token: DEMO_TOKENS.ordinary,
    edit: () => {
      school.generation = 'C';
      school.tables.settings.wechat_share = 1;
    },
  },
  agreementsOpen: {
    title: scenarioTitles.agreementsOpen,
    description: 'Current server; the member has not accepted the agreements yet.',
    path: '/member',
    token: DEMO_TOKENS.ordinary,
    edit: () => {
      school.generation = 'C';
      for (const user of school.tables.users) user.agreed = false;
    },
  },
  slow: {
    title: scenarioTitles.slow,
    description: 'Every call but the config takes eight seconds.',
    path: '/courses',
    handlers: networks.slow.handlers,
  },
  slowConfig: {
    title: scenarioTitles.slowConfig,
    description: 'The config takes twelve seconds; everything else works.',
    path: '/courses',
    handlers: [http.get(CONFIG, () => delay(SLOW))],
  },
  slowMember: {
    title: scenarioTitles.slowMember,
    description: 'The member behind the token takes twelve seconds; everything else works.',
    path: '/',
    token: DEMO_TOKENS.ordinary,
    handlers: [http.get('*/api/v2/member/detail', () => delay(SLOW))],
  },
  timeout: {
    title: scenarioTitles.timeout,
    description: 'No call but the config is ever answered.',
    path: '/courses',
    handlers: networks.silent.handlers,
  },
  offline: {
    title: scenarioTitles.offline,
    description: 'No call reaches the server.',
    path: '/courses',
    handlers: networks.offline.handlers,
  },
  serverError: {
    title: scenarioTitles.serverError,
    description: 'Every call but the config answers HTTP 500 with an HTML body.',
    path: '/courses',
    handlers: networks.error.handlers,
  },
  malformed: {
    title: scenarioTitles.malformed,
    description: 'Every call but the config answers half a JSON text.',
    path: '/courses',
    handlers: networks.malformed.handlers,
  },
  unauthorized: {
    title: scenarioTitles.unauthorized,
    description: 'The member has a stored token that the school no longer knows.',
    path: '/member',
    token: 'qinghe-demo-token-revoked',
  },
  configFails: {
    title: scenarioTitles.configFails,
    description: 'The config call fails; everything else works.',
    path: '/',
    handlers: [http.get(CONFIG, () => HttpResponse.html('<h1>502</h1>', { status: 502 }))],
  },
  maintenance: {
    title: scenarioTitles.maintenance,
    description: 'Every call answers the maintenance envelope, code 503.',
    path: '/courses',
    handlers: everyCall(() => fail(503, '系统维护中')),
  },
  rateLimited: {
    title: scenarioTitles.rateLimited,
    description: 'Every call but the config is refused with the rate limit envelope, code 429.',
    path: '/courses',
    handlers: everyCallButConfig(() => fail(429, '请稍后再试')),
  },
} as const satisfies Record<keyof typeof scenarioTitles, Scenario>;

/** Id of a scenario. */
export type ScenarioId = keyof typeof scenarios;

/** Every scenario with its id, in the order of the registry. */
export const scenarioList: readonly (Scenario & { id: string })[] = Object.entries(scenarios).map(
  ([id, scenario]: [string, Scenario]) => ({ id, ...scenario }),
);

/** Finds the scenario with an id; undefined when there is none. */
export const findScenario = (id: string): Scenario | undefined =>
  scenarioList.find((scenario) => scenario.id === id);

/** Returns the address that opens a scenario on one of the demo server's sites. */
export function previewPath(id: string, { path }: Scenario, site: Site): string {
  const base = site === 'mobile' ? '/h5' : '';
  return `${base}${path}${path.includes('?') ? '&' : '?'}scenario=${id}`;
}
