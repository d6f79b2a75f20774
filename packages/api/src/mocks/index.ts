import { http, HttpResponse, matchRequestUrl, type HttpHandler } from 'msw';
import { school } from './db.ts';
import { activityHandlers } from './handlers/activities.ts';
import { authHandlers } from './handlers/auth.ts';
import { captchaHandlers } from './handlers/captcha.ts';
import { commentHandlers } from './handlers/comments.ts';
import { courseHandlers } from './handlers/courses.ts';
import { homeHandlers } from './handlers/home.ts';
import { memberHandlers } from './handlers/member.ts';
import { memberListHandlers } from './handlers/memberLists.ts';
import { orderHandlers } from './handlers/orders.ts';
import { searchHandlers } from './handlers/search.ts';
import { socialHandlers } from './handlers/social.ts';
import { systemHandlers } from './handlers/system.ts';
import { videoHandlers } from './handlers/videos.ts';
import { mediaHandlers } from './media.ts';
import { refusal } from './refusal.ts';
import { mishap, noRoute } from './reply.ts';

export {
  cancelOrder,
  createLoginCode,
  expireScan,
  passFaceCheck,
  payOrder,
  scanWechat,
} from './actions.ts';
export { FROZEN_NOW } from './clock.ts';
export {
  chooseSchool,
  createSchool,
  exportDb,
  GENERATIONS,
  importDb,
  onChange,
  onSms,
  resetDb,
  school,
  type Generation,
  type School,
  type SchoolOptions,
  type SchoolSnapshot,
  type Sms,
} from './db.ts';
export { DEV_SMS_CODE } from './handlers/captcha.ts';
export { networks, type Network, type NetworkId } from './networks.ts';
export {
  findScenario,
  previewPath,
  scenarioList,
  scenarios,
  type Scenario,
  type ScenarioId,
  type Site,
} from './scenarios.ts';
export { DEMO_IDS, DEMO_MOBILES, DEMO_PASSWORD, DEMO_TOKENS } from './seed/people.ts';

/** Handlers by resource, for stories that override one part of the school. */
export const handlersByResource = {
  system: systemHandlers,
  home: homeHandlers,
  captcha: captchaHandlers,
  auth: authHandlers,
  social: socialHandlers,
  member: memberHandlers,
  memberLists: memberListHandlers,
  courses: courseHandlers,
  videos: videoHandlers,
  comments: commentHandlers,
  activities: activityHandlers,
  orders: orderHandlers,
  search: searchHandlers,
} as const satisfies Record<string, readonly HttpHandler[]>;

/** Matches calls below `/api` of a host, but not files in a deeper folder of that name. */
const ANY_API = /^https?:\/\/[^/]+\/api\//;

const resourceHandlers: HttpHandler[] = Object.values(handlersByResource).flat();

/** Answers calls whose path has an invalid percent escape, which the other handlers could not match. */
const brokenAddress = http.all(
  ({ request }) => {
    const { pathname } = new URL(request.url);
    return pathname.includes('/api/') && !isDecodable(pathname);
  },
  ({ request }) => refusal(noRoute(), pathOf(request)),
);

/** Returns the path of a call below `/api`. */
const pathOf = ({ url }: Request): string => new URL(url).pathname.replace(/^.*?\/api(?=\/)/, '');

function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** Answers requests that no endpoint serves: a known path with a wrong method, or an unknown route. */
const unknownRoute = http.all(ANY_API, ({ request }) => {
  const { pathname } = new URL(request.url);
  const isKnownPath = resourceHandlers.some(
    ({ info: { path } }) =>
      typeof path !== 'function' &&
      matchRequestUrl(new URL(pathname, 'http://school'), path).matches,
  );
  return refusal(isKnownPath ? mishap() : noRoute(), pathOf(request));
});

const preflight = http.options(
  ANY_API,
  ({ request }) =>
    new HttpResponse(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods':
          request.headers.get('access-control-request-method') ?? 'GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers':
          request.headers.get('access-control-request-headers') ?? 'authorization, content-type',
        'Access-Control-Max-Age': school.generation === 'A' ? '0' : '1296000',
      },
    }),
);

/** Every handler of the demo school, in order; the last one answers unknown routes. */
export const handlers: HttpHandler[] = [
  brokenAddress,
  preflight,
  ...resourceHandlers,
  ...mediaHandlers,
  unknownRoute,
];
