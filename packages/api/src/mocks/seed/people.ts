import type { SeedTime } from '../clock.ts';
import type { SocialAccountRow, TeacherRow, TokenRow, UserRow } from '../tables.ts';

/** Password of every demo member. */
export const DEMO_PASSWORD = 'qinghe123';

/** Mobiles of the three demo members. */
export const DEMO_MOBILES = {
  ordinary: '13800000001',
  unbound: '13800000002',
  facePending: '13800000003',
} as const;

/** Ids of the three demo members. */
export const DEMO_IDS = { ordinary: 1, unbound: 2, facePending: 3 } as const;

/** Tokens contained in the seed data, for stories and tests that start logged in. */
export const DEMO_TOKENS = {
  ordinary: 'qinghe-demo-token-ordinary',
  unbound: 'qinghe-demo-token-unbound',
  facePending: 'qinghe-demo-token-face-pending',
} as const;

export function createTeachers(): TeacherRow[] {
  const rows: [string, string, string, string, string][] = [
    [
      '林知夏',
      'lin',
      'Python 讲师',
      '先写出能跑的，再写出好看的。',
      '十二年后端工程师，写过三本入门教材。相信编程是一门手艺，练出来的比背下来的长久。',
    ],
    [
      '顾怀远',
      'gu',
      '历史与数学通识',
      '慢慢读，读懂一页是一页。',
      '在大学教过二十年书，退休后专心做通识课。上午讲宋史，下午讲矩阵，晚上写毛笔字。',
    ],
    [
      '何晚晴',
      'he',
      '交互设计讲师',
      '好的界面，让人忘记它在。',
      '产品设计师，业余水彩画家。做过三款日活百万的工具，最得意的是删掉的那些按钮。',
    ],
    [
      '魏时',
      'wei',
      '科普讲师',
      '抬头的时候，世界会变大。',
      '天文馆讲解员出身，带过四百多场观星。讲星星，也讲种子和大脑。',
    ],
    [
      '周牧之',
      'zhou',
      '机器学习讲师',
      '公式背后，总有一张图。',
      '算法工程师，业余画图。每个公式他都先画一遍，画不出来就不讲。',
    ],
    [
      '沈若溪',
      'shen',
      '数据分析讲师',
      '先问对问题，再打开表格。',
      '在会计师事务所和互联网公司各待过六年，读财报像读小说。',
    ],
    [
      '唐砚',
      'tang',
      '摄影讲师',
      '光是免费的，眼光不是。',
      '自由摄影师，拍过十年舞台，现在更爱拍窗边的光。',
    ],
    [
      '苏念',
      'su',
      '英语写作讲师',
      '写清楚，比写漂亮难。',
      '做过八年双语编辑，改过三百万字。会弹琴，常说节奏是句子的骨头。',
    ],
  ];
  return rows.map(([name, avatar, title, short_description, bio], index) => ({
    id: index + 1,
    name,
    avatar: `/demo/avatars/${avatar}.svg`,
    title,
    short_description,
    render_desc: `<p>${bio}</p>`,
    sort: index + 1,
  }));
}

export function createUsers(time: SeedTime): UserRow[] {
  const base = {
    password: DEMO_PASSWORD,
    is_lock: 0,
    role_id: 0,
    role_expired_at: null,
    is_password_set: 1,
    is_set_nickname: 0,
    is_face_verify: false,
    profile_real_name: '',
    profile_id_number: '',
    agreed: true,
    destroy_at: null,
  } as const;
  const classmate = (id: number, nick_name: string, avatar: string, mobile: string): UserRow => ({
    ...base,
    id,
    nick_name,
    avatar,
    mobile,
    credit1: 0,
    created_at: time.ago('2026-06-01 09:00:00'),
  });
  return [
    {
      ...base,
      id: DEMO_IDS.ordinary,
      nick_name: '叶小满',
      avatar: '/demo/avatars/shen.svg',
      mobile: DEMO_MOBILES.ordinary,
      credit1: 1260,
      role_id: 1,
      role_expired_at: time.on('2027-03-18 10:00:00'),
      is_set_nickname: 1,
      is_face_verify: true,
      profile_real_name: '叶*满',
      profile_id_number: '330110****0021',
      created_at: time.ago('2026-03-18 09:12:00'),
    },
    {
      ...base,
      id: DEMO_IDS.unbound,
      nick_name: '微信用户_a7Kq',
      avatar: '/demo/avatars/tang.svg',
      mobile: '730514286',
      credit1: 0,
      is_face_verify: true,
      profile_real_name: '郑*',
      profile_id_number: '320501****3317',
      created_at: time.ago('2026-11-18 20:06:00'),
    },
    {
      ...base,
      id: DEMO_IDS.facePending,
      nick_name: '木子',
      avatar: '/demo/avatars/he.svg',
      mobile: DEMO_MOBILES.facePending,
      credit1: 50,
      created_at: time.ago('2026-11-12 12:30:00'),
    },
    classmate(4, '老郑', '/demo/avatars/tang.svg', '13800000004'),
    classmate(5, '阿宁', '', '13800000005'),
    classmate(6, '南风', '/demo/avatars/su.svg', '13800000006'),
    classmate(7, '小橘子', '/demo/avatars/wei.svg', '13800000007'),
    { ...classmate(8, '停用的账号', '', '13800000008'), is_lock: 1 },
    classmate(9, '林知夏', '/demo/avatars/lin.svg', '13800000009'),
  ];
}

/** User ids by an extra mobile number for login: the unbound member's account has no such number (DIFFERENCES.md). */
export const LOGIN_ALIASES: Readonly<Record<string, number>> = {
  [DEMO_MOBILES.unbound]: DEMO_IDS.unbound,
};

export function createTokens(time: SeedTime): TokenRow[] {
  const expires_at = time.on('2046-11-20 10:00:00');
  return [
    { token: DEMO_TOKENS.ordinary, user_id: DEMO_IDS.ordinary, expires_at },
    { token: DEMO_TOKENS.unbound, user_id: DEMO_IDS.unbound, expires_at },
    { token: DEMO_TOKENS.facePending, user_id: DEMO_IDS.facePending, expires_at },
  ];
}

export function createSocialAccounts(): SocialAccountRow[] {
  return [
    {
      app: 'wechat',
      open_id: 'wx-xiaoman',
      nick_name: '小满要努力',
      avatar: '/demo/avatars/shen.svg',
      user_id: DEMO_IDS.ordinary,
    },
    {
      app: 'wechat',
      open_id: 'wx-laozheng',
      nick_name: '微信用户',
      avatar: '/demo/avatars/tang.svg',
      user_id: DEMO_IDS.unbound,
    },
  ];
}
