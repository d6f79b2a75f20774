import type { HttpHandler } from 'msw';
import { d1 } from '../clock.ts';
import { school } from '../db.ts';
import { badParameter, pageP2 } from '../reply.ts';
import { route, text, type Call } from '../route.ts';
import type { AnnouncementRow, NavRow } from '../tables.ts';
import { findOr404, newestFirst } from '../views.ts';

function navTree(platform: string): object[] {
  const rows = school.tables.navs
    .filter((row) => row.platform === platform)
    .toSorted((a, b) => a.sort - b.sort);
  const child = (row: NavRow): object => ({ ...row, created_at: null, updated_at: null });
  return rows
    .filter((row) => row.parent_id === 0)
    .map((row) => ({
      ...row,
      children: rows.filter((item) => item.parent_id === row.id).map(child),
    }));
}

function links(): object[] {
  return school.tables.links.map((row) => ({ ...row, created_at: null, updated_at: null }));
}

function sliderRows(): object[] {
  return school.tables.sliders
    .filter((row) => row.platform === 'PC')
    .map((row, index) => ({
      id: index + 1,
      ...row,
      created_at: null,
      updated_at: null,
      deleted_at: null,
    }));
}

/** Returns the reply of a server with sharing switched on (contract E-51); its signature is a dummy that WeChat would reject. */
function wechatSignature(path: string): object {
  const { name } = school.tables.settings;
  return {
    enabled: 1,
    data: {
      appId: 'wx0123456789abcdef',
      nonceStr: 'qinghe-nonce',
      timestamp: Math.floor(school.now() / 1000),
      signature: `demo-signature-of ${path}`,
      jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData', 'chooseImage'],
      debug: false,
      beta: false,
      openTagList: ['wx-open-launch-weapp'],
    },
    share: {
      title: `来${name}一起学`,
      desc: '慢一点，讲清楚。',
      icon: '/demo/covers/side-paddy.svg',
    },
  };
}

function config({ origin }: Call): object {
  const row = school.tables.settings;
  const [isA, isC] = [school.generation === 'A', school.generation === 'C'];
  return {
    ...(isA && { webname: row.name }),
    name: row.name,
    logo: { logo: row.logo, white_logo: isA ? null : {} },
    url: row.url ?? origin,
    pc_url: row.pc_url,
    h5_url: row.h5_url,
    icp: row.icp,
    icp_link: row.icp_link,
    icp2: row.icp2,
    icp2_link: row.icp2_link,
    user_protocol: row.user_protocol,
    user_private_protocol: row.user_private_protocol,
    ...(!isA && { vip_protocol: row.vip_protocol }),
    ...(isC && {
      paid_content_purchase_protocol: row.paid_content_purchase_protocol,
      course_purchase_notice: row.course_purchase_notice,
    }),
    aboutus: row.aboutus,
    player: {
      cover: row.player_cover,
      enabled_bullet_secret: row.enabled_bullet_secret,
      bullet_secret: { size: '14', color: '#ffffff', opacity: '0.35', text: '${mobile}' },
    },
    member: {
      enabled_mobile_bind_alert: row.enabled_mobile_bind_alert,
      enabled_face_verify: row.enabled_face_verify,
    },
    socialites: {
      qq: row.qq,
      ...(isA && { wechat_scan: row.wechat_oauth }),
      wechat_oauth: row.wechat_oauth,
    },
    credit1_reward: {
      register: row.reward_register,
      watched_vod_course: row.reward_course,
      watched_video: row.reward_video,
      paid_order: row.reward_paid_order,
    },
    enabled_addons: row.enabled_addons,
    ...(!isC && { sliders: sliderRows() }),
    navs: navTree('PC'),
    links: links(),
  };
}

function announcementItem(row: AnnouncementRow): object {
  return { ...row, created_at: d1(row.created_at) };
}

function announcementDetail(row: AnnouncementRow): object {
  return { ...announcementItem(row), admin_id: 1, updated_at: d1(row.created_at) };
}

const newestAnnouncements = (): AnnouncementRow[] =>
  newestFirst(school.tables.announcements, (row) => row.id);

export const systemHandlers: HttpHandler[] = [
  route('get', '/v2/other/config', config),
  route('get', '/v2/navs', ({ input }) => navTree(text(input['platform']) || 'PC')),
  route('get', '/v2/links', links),
  route('get', '/v2/announcements', ({ paging }) =>
    pageP2(newestAnnouncements().map(announcementItem), paging('size', 10)),
  ),
  route('get', '/v2/announcement/latest', () => {
    const latest = newestAnnouncements()[0];
    return latest ? announcementDetail(latest) : [];
  }),
  route('get', '/v2/announcement/:id', ({ params }) =>
    announcementDetail(findOr404(school.tables.announcements, Number(params['id']))),
  ),
  route('get', '/v2/activate_categories/show', () =>
    school.tables.footerCategories.toSorted((a, b) => a.sort - b.sort),
  ),
  route('get', '/v3/status', () => []),
  route(
    'get',
    '/v3/other/wechat-mp-jssdk',
    ({ input }) => {
      if (!text(input['path'])) throw badParameter();
      if (!school.tables.settings.wechat_share) return { enabled: 0 };
      return wechatSignature(text(input['path']));
    },
    { on: ['C'] },
  ),
];
