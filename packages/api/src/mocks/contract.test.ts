import { getResponse, HttpHandler } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { decode } from '../client/decode.ts';
import { encode } from '../client/encode.ts';
import { endpoints } from '../conformance/endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { lostValues } from '../contract/lostValues.ts';
import { createLoginCode, scanWechat } from './actions.ts';
import {
  DEMO_MOBILES,
  DEMO_TOKENS,
  GENERATIONS,
  handlers,
  handlersByResource,
  passFaceCheck,
  resetDb,
  school,
} from './index.ts';
import { call, pickText } from './testCall.ts';

const ORIGIN = 'http://school.test';
const { ordinary, unbound, facePending } = DEMO_TOKENS;
const CODE = '112233';

type Input = Record<string, unknown>;

interface Case {
  input?: Input | (() => Promise<Input>);
  token?: string | null;
}

async function captchaInput(scene: string): Promise<Input> {
  const { data } = await call('GET', '/v2/captcha/image');
  const image_key = pickText(data, 'key');
  const image_captcha = school.tables.captchas.find((row) => row.key === image_key)?.answer;
  return { mobile: '13900000000', image_key, image_captcha, scene };
}

async function faceCheck(): Promise<Input> {
  const { data } = await call('POST', '/v3/member/tencent/faceVerify', {
    token: facePending,
    body: { s_url: 'PC' },
  });
  const biz_token = pickText(data, 'biz_token');
  passFaceCheck(biz_token);
  return { biz_token, rule_id: '1' };
}

async function scannedKey(): Promise<Input> {
  const { data } = await call('POST', '/v3/auth/login/wechat-scan/url', {
    body: { action: 'login' },
  });
  const key = pickText(data, 'key');
  scanWechat(key);
  return { key };
}

async function changeSign(): Promise<Input> {
  const { data } = await call('POST', '/v2/member/verify', {
    token: ordinary,
    body: { mobile: DEMO_MOBILES.ordinary, mobile_code: CODE },
  });
  return { mobile: '13911112222', mobile_code: CODE, sign: pickText(data, 'sign') };
}

const picture = (): Input => ({
  file: new File([new Uint8Array([137, 80])], 'a.png', { type: 'image/png' }),
});
const newCode =
  (app: string): (() => Promise<Input>) =>
  async () => ({ code: createLoginCode(app, `${app}-test`, '同学').code });

/** Input of one valid call per endpoint; endpoints that are not listed are called without input. */
const CASES: Record<string, Case> = {
  getActivity: { input: { id: 1 } },
  toggleActivityLike: { input: { id: 2 } },
  postActivityJoin: { input: { id: 2, name: '叶小满', mobile: '13800000001' } },
  postActivityCancel: {
    input: async () => {
      const body = { name: '叶小满', mobile: '13800000001' };
      await call('POST', '/v2/activate/2/join', { token: ordinary, body });
      return { id: 2 };
    },
  },
  getAnnouncement: { input: { id: 2 } },
  postLoginPassword: { input: { mobile: DEMO_MOBILES.ordinary, password: 'qinghe123' } },
  postLoginMobile: { input: { mobile: DEMO_MOBILES.ordinary, mobile_code: CODE } },
  postRegisterSms: { input: { mobile: '13900000000', mobile_code: CODE, password: 'secret1' } },
  postPasswordReset: {
    input: { mobile: DEMO_MOBILES.ordinary, mobile_code: CODE, password: 'secret1' },
  },
  postLoginCode: {
    input: async () => ({ code: createLoginCode('wechat', 'wx-xiaoman', '').code }),
  },
  postRegisterWithSocialite: {
    input: async () => ({
      mobile: '13900000000',
      mobile_code: CODE,
      code: createLoginCode('qq', 'qq-test', '同学').code,
    }),
  },
  postCaptchaSms: { input: () => captchaInput('login') },
  getComments: { input: { rt: 1, rid: 1 } },
  getCommentReplies: { input: { rt: 1, rid: 1, parent_id: 'qhc0000000000002' } },
  postComment: { input: { rt: 1, rid: 1, content: '学到了' } },
  getCourseComments: { input: { id: 1 } },
  getLessonComments: { input: { id: 115 } },
  postCourseComment: { input: { id: 1, content: '讲得很清楚，谢谢老师' } },
  postLessonComment: { input: { id: 115, content: '讲得很清楚，谢谢老师' } },
  getCourse: { input: { id: 1 } },
  toggleCourseLike: { input: { id: 4 } },
  getCourseAttachment: { input: { courseId: 1, id: 2 } },
  postFaceVerify: { input: { s_url: 'PC' }, token: facePending },
  getFaceVerify: { input: faceCheck, token: facePending },
  getSliders: { input: { platform: 'PC' } },
  getViewBlocks: { input: { platform: 'pc', page_name: 'pc-page-index' } },
  getDecorationBlocks: { input: { page_name: 'pc-page-index' } },
  getSearchV2: { input: { keywords: '数' } },
  getLesson: { input: { id: 115 } },
  getPlayInfo: { input: { id: 115, is_try: 0 } },
  postWatchRecord: { input: { id: 115, duration: 400 } },
  getLearnedLessons: { input: { courseId: 1 } },
  postMemberNickname: { input: { nick_name: '木子的新名字' }, token: facePending },
  postMemberAvatar: { input: async () => picture() },
  postMemberPassword: {
    input: { mobile: DEMO_MOBILES.ordinary, mobile_code: CODE, password: 'secret1' },
  },
  postMemberMobile: { input: { mobile: '13900000000', mobile_code: CODE }, token: unbound },
  postMemberVerify: { input: { mobile: DEMO_MOBILES.ordinary, mobile_code: CODE } },
  putMemberMobile: { input: changeSign },
  postSocialiteBind: { input: newCode('qq') },
  deleteSocialite: { input: { app: 'wechat' } },
  markMessageRead: { input: { id: 'none' } },
  postOrderCourse: { input: { course_id: 2 } },
  postOrderRole: { input: { role_id: 2, agree: 1 } },
  postOrderActivity: { input: { activate_id: 3, name: '叶小满', mobile: '13800000001' } },
  postOrder: { input: { goods_type: 'COURSE', goods_id: 2, agree_protocol: 1 } },
  getOrderStatus: { input: { order_id: '20261120884120' } },
  getPayments: { input: { scene: 'pc' } },
  postPayWechatScan: { input: { order_id: '20261120884120' } },
  postPayByHand: { input: { order_id: '20261120884120' } },
  getPromoCodeCheck: { input: { code: 'QINGHE30' } },
  getPromoCode: { input: { code: 'QINGHE30' } },
  getRole: { input: { id: 1 } },
  getSearch: { input: { keywords: '数学', type: '0', page: 1, size: 10 } },
  getWechatJssdk: {
    input: async () => {
      school.tables.settings.wechat_share = 1;
      return { path: 'http://school.test/h5' };
    },
  },
  getTeacher: { input: { id: 1 } },
  postUploadImage: { input: async () => picture() },
  postWechatScanUrl: { input: { action: 'login' } },
  getWechatScanQuery: { input: scannedKey },
  getWechatScanQueryV1: { input: { code: 'never-scanned' } },
  postRegisterWithWechatScanV1: {
    input: async () => ({
      mobile: '13900000000',
      mobile_code: CODE,
      code: createLoginCode('wechat', 'wx-test', '同学').code,
    }),
  },
};

/** Calls that never succeed: the demo school answers `getOpenPlayInfo` with `资源不存在`, as none of its media is in a cloud. */
const WITHOUT_SUCCESS = new Set(['getOpenPlayInfo']);

/** Makes a valid call and returns what an app could not read of the reply; throws when the call fails. */
async function unreadable(
  endpoint: Endpoint,
  { input = {}, token = ordinary }: Case,
): Promise<string[]> {
  const fields = typeof input === 'function' ? await input() : input;
  const { url, init } = encode(endpoint, fields, ORIGIN, token);
  const response = await getResponse(handlers, new Request(url, init));
  if (!response) throw new Error('no handler answered');
  const wire = decode(await response.text(), response.status, url, ORIGIN);
  const result = v.safeParse(endpoint.reply, wire);
  const issues = result.issues?.map((issue) => issue.message) ?? [];
  return [...issues, ...lostValues(wire, result.output)];
}

/** Whether a call belongs to a closed-source module, which generation A lacks (contract §3). */
const isClosed = ({ source }: Endpoint): boolean => source.startsWith('O-');

describe.each(GENERATIONS)('a school of generation %s answers in the contract', (generation) => {
  const served = endpoints
    .map(({ endpoint }) => endpoint)
    .filter(
      (endpoint) =>
        (!endpoint.generations || endpoint.generations.includes(generation)) &&
        !(generation === 'A' && isClosed(endpoint)) &&
        !WITHOUT_SUCCESS.has(endpoint.name),
    );

  beforeEach(() => resetDb({ generation }));

  it.each(served.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      expect(await unreadable(endpoint, CASES[name] ?? {})).toEqual([]);
    },
  );
});

describe('every course of the school reads without loss', () => {
  beforeEach(() => resetDb());
  const getCourse = endpoints.find(({ endpoint }) => endpoint.name === 'getCourse')?.endpoint;

  it.each(school.tables.courses.map((row) => [row.id, row.title] as const))('%i %s', async (id) => {
    if (!getCourse) throw new Error('getCourse is gone');
    expect(await unreadable(getCourse, { input: { id } })).toEqual([]);
  });
});

/** Addresses that the browser or a person opens and that no app calls, and aliases of calls. */
const OPENED = [
  /^\w+ \/api\/demo\//,
  /^GET \/api\/v2\/viewBlock\/(?:sliders|teachers|kechengs)$/,
  /^GET \/api\/v3\/auth\/login\/(?:wechat-scan\/page|socialite\/:x|wechat\/oauth)$/,
  /^GET \/api\/v3\/course\/attach-download$/,
  /^GET \/api\/v2\/course\/attach\/:x\/download$/,
  /^GET \/api\/v2\/order\/pay\/redirect$/,
];

test('the school answers no call that nothing declares', () => {
  const nameOf = (method: unknown, path: unknown) =>
    `${String(method)} ${String(path)
      .replace(/^\*/, '')
      .replace(/\{\w+\}|:\w+/g, ':x')}`;
  const declared = new Set(endpoints.map(({ endpoint: { method, path } }) => nameOf(method, path)));
  const answered = Object.values(handlersByResource)
    .flat()
    .map(({ info }) => nameOf('method' in info && info.method, 'path' in info && info.path));
  const unknown = answered.filter(
    (call) => !declared.has(call) && !OPENED.some((opened) => opened.test(call)),
  );
  expect(unknown).toEqual([]);
  expect(answered.length).toBeGreaterThan(50);
});

test('a call is compared with its own endpoint alone', async () => {
  const compared = vi.spyOn(HttpHandler.prototype, 'parse');
  const { code } = await call('GET', '/v2/course/1');
  expect(code).toBe(0);
  // The three handlers that match every address come first or last.
  expect(compared.mock.calls.length).toBeLessThan(5);
  compared.mockRestore();
});

test('cases name real endpoints', () => {
  const names = new Set(endpoints.map(({ endpoint }) => endpoint.name));
  expect(Object.keys(CASES).filter((name) => !names.has(name))).toEqual([]);
});
