import type { PromoCodeRow, RoleRow, SettingsRow } from '../tables.ts';
import type { SeedTime } from '../clock.ts';

const ABOUT = `<h2>青禾的意思</h2>
<p>“青禾”是刚插下去的秧苗。它不高，也不起眼，但每天都在长。我们觉得学习就是这样一件事：没有速成，只有一天一点的生长。</p>
<p>所以青禾学堂的课都不短。老师会把一件事从头讲到能用，讲完还要带着你做出来。线上学得到的，我们做成课；必须到现场才懂的，我们办成活动。</p>
<h3>慢一点，讲清楚</h3><p>每门课上线前要过三轮审听，任何一处听不懂，就重录。</p>
<h3>不满意，就退</h3><p>报名七天内可全额退款，不用解释，也没有手续费。</p>
<h3>线上线下，一起学</h3><p>屏幕里学方法，周末见面练手，同学就在你的城市。</p>`;

export function createSettings(): SettingsRow {
  return {
    name: '青禾学堂',
    logo: '',
    url: null,
    pc_url: '',
    h5_url: '',
    icp: '浙ICP备00000000号',
    icp_link: 'https://beian.miit.gov.cn',
    icp2: '',
    icp2_link: '',
    user_protocol: '/demo/pages/user-protocol.html',
    user_private_protocol: '/demo/pages/private-protocol.html',
    vip_protocol: '/demo/pages/vip-protocol.html',
    paid_content_purchase_protocol: '/demo/pages/purchase-protocol.html',
    aboutus: ABOUT,
    course_purchase_notice: '<p>购买后七天内可全额退款。课程为录播，购买后永久回看。</p>',
    // Without it, the course's cover is the poster.
    player_cover: '',
    enabled_bullet_secret: '1',
    enabled_mobile_bind_alert: 1,
    enabled_face_verify: true,
    qq: 1,
    wechat_oauth: 1,
    reward_register: 10,
    reward_course: 50,
    reward_video: 10,
    reward_paid_order: '1',
    enabled_addons: [],
    payments: ['alipay', 'handPay', 'wechat', 'wechat-jsapi'],
    hand_pay_html:
      '<p>户名：杭州青禾学堂教育科技有限公司<br>账号：0000 0000 0000 0000 000<br>开户行：示例银行杭州余杭支行</p><p>转账时请备注订单号，教务会在一个工作日内确认。</p>',
    single_device: false,
    wechat_share: 0,
  };
}

export function createRoles(): RoleRow[] {
  return [
    {
      id: 1,
      name: '青禾会员',
      charge: 365,
      expire_days: 365,
      desc_rows: ['“会员免费”课程全部可学', '线下活动会员价优先报名', '每周答疑直播'],
      weight: 30,
      is_show: 1,
    },
    {
      id: 2,
      name: '季度会员',
      charge: 118,
      expire_days: 90,
      desc_rows: ['“会员免费”课程全部可学', '适合先学一个季度看看'],
      weight: 20,
      is_show: 1,
    },
    { id: 3, name: '七天体验', charge: 0, expire_days: 7, desc_rows: [''], weight: 10, is_show: 1 },
    { id: 4, name: '教职工', charge: 0, expire_days: 3650, desc_rows: [''], weight: 0, is_show: 0 },
  ];
}

/** Returns the promo codes of the demo school; `use_times` 0 means unlimited use. */
export function createPromoCodes(time: SeedTime): PromoCodeRow[] {
  const base = { user_id: 0, expired_at: null, invite_user_reward: 0, use_times: 0, used_times: 0 };
  return [
    { ...base, id: 1, code: 'QINGHE30', invited_user_reward: 30 },
    { ...base, id: 2, code: 'HELLO999', invited_user_reward: 999 },
    {
      ...base,
      id: 3,
      code: 'AUTUMN20',
      invited_user_reward: 20,
      expired_at: time.ago('2026-10-31 23:59:59'),
    },
    { ...base, id: 4, code: 'FIRST100', invited_user_reward: 100, use_times: 100, used_times: 100 },
    {
      ...base,
      id: 5,
      code: 'XIAOMAN10',
      user_id: 1,
      invited_user_reward: 10,
      invite_user_reward: 10,
    },
    { ...base, id: 6, code: 'ONCE50', invited_user_reward: 50 },
  ];
}
