import type { SeedTime } from '../clock.ts';
import type { CommentRow, CreditRow, MessageRow, OrderRow, UserRoleRow } from '../tables.ts';
import { ACTIVITY } from './activities.ts';
import { COURSE } from './courses.ts';
import { DEMO_IDS } from './people.ts';

const MEMBER = DEMO_IDS.ordinary;

type GoodsSeed = [type: string, id: number, name: string, cover: string];

/** Returns the orders, the newest last, so that ids grow with time. */
export function createOrders(time: SeedTime): OrderRow[] {
  const rows: [
    no: string,
    at: string,
    charge: number,
    status: OrderRow['status'],
    payment: string,
    goods: GoodsSeed,
  ][] = [
    ['20260318091540', '2026-03-18 09:15:00', 365, 9, 'alipay', ['ROLE', 1, '青禾会员', '']],
    [
      '20260911301177',
      '2026-09-11 08:20:00',
      268,
      7,
      '',
      ['COURSE', COURSE.finance, '财报精读：公司在说什么', 'finance'],
    ],
    [
      '20261012200233',
      '2026-10-12 20:02:00',
      239,
      9,
      'alipay',
      ['COURSE', COURSE.ux, '交互设计的七个判断', 'ux'],
    ],
    [
      '20261028660212',
      '2026-10-28 12:45:00',
      268,
      9,
      'wechat',
      ['ACTIVATE', ACTIVITY.pastPottery, '陶艺工作坊：做一只自己的茶碗', 'act-pottery'],
    ],
    [
      '20261030112046',
      '2026-10-30 11:20:00',
      129,
      9,
      'handPay',
      ['COURSE', COURSE.math, '线性代数：空间、变换与直觉', 'math'],
    ],
    [
      '20261102741035',
      '2026-11-02 21:08:00',
      199,
      9,
      'wechat',
      ['COURSE', COURSE.python, 'Python 零基础：从第一行代码到小工具', 'python'],
    ],
    [
      '20261115093088',
      '2026-11-15 12:20:00',
      128,
      9,
      'wechat',
      ['ACTIVATE', ACTIVITY.paddy, '稻田写生：跟着画家走进秋收之后', 'act-paddy'],
    ],
    [
      '20261120884120',
      '2026-11-20 09:32:00',
      299,
      1,
      '',
      ['COURSE', COURSE.ml, '机器学习十五讲：从梯度下降说起', 'ml'],
    ],
  ];
  const methods: Readonly<Record<string, string>> = {
    alipay: 'web',
    wechat: 'scan',
    handPay: 'hand',
  };
  return rows.map(
    (
      [order_id, at, charge, status, payment, [goods_type, goods_id, goods_name, cover]],
      index,
    ) => ({
      id: index + 1,
      user_id: MEMBER,
      order_id,
      charge,
      discount: 0,
      promo_code_id: 0,
      status,
      payment,
      payment_method: methods[payment] ?? '',
      created_at: time.ago(at),
      refund_amount: 0,
      sign: `order-${order_id.padStart(24, '0')}`,
      goods: {
        goods_id,
        goods_type,
        goods_name,
        goods_thumb: cover && `/demo/covers/${cover}.svg`,
      },
    }),
  );
}

export function createUserRoles(time: SeedTime): UserRoleRow[] {
  return [
    {
      id: 1,
      user_id: MEMBER,
      role_id: 1,
      charge: 365,
      started_at: time.ago('2026-03-18 09:15:00'),
      expired_at: time.on('2027-03-18 10:00:00'),
      created_at: time.ago('2026-03-18 09:15:00'),
    },
  ];
}

/** Returns the point records, the oldest first; they add up to the member's 1,260 points. */
export function createCredits(time: SeedTime): CreditRow[] {
  const rows: [sum: number, remark: string, at: string][] = [
    [10, '注册送10积分', '2026-03-18 09:12:00'],
    [365, '已支付订单送365积分', '2026-03-18 09:16:00'],
    [50, '学完《听懂一首奏鸣曲》', '2026-07-21 22:05:00'],
    [20, '连续学习 7 天奖励', '2026-08-05 21:30:00'],
    [50, '学完《楷书入门》', '2026-09-18 20:40:00'],
    [50, '学完《植物学通识》', '2026-10-02 19:20:00'],
    [332, '积分迁移：旧版账号结余', '2026-10-08 10:00:00'],
    [239, '购买《交互设计的七个判断》', '2026-10-12 08:58:00'],
    [50, '学完《天文学导论》', '2026-10-12 09:00:00'],
    [50, '完善个人资料', '2026-10-12 09:02:00'],
    [15, '发表课程评价', '2026-10-28 22:14:00'],
    [-200, '抵扣《线性代数》课程费用', '2026-10-30 11:20:00'],
    [199, '购买《Python 零基础》', '2026-11-02 21:08:00'],
    [20, '连续学习 12 天奖励', '2026-11-20 08:41:00'],
    [10, '学完《宋史十讲》第 8 讲', '2026-11-20 08:41:01'],
  ];
  return rows.map(([sum, remark, at]) => ({
    user_id: MEMBER,
    sum,
    remark,
    created_at: time.ago(at),
  }));
}

/** Returns the messages, the oldest first; the last three are unread. */
export function createMessages(time: SeedTime): MessageRow[] {
  const paddy = time.words('2026-12-05');
  const repair = time.words('2026-11-22');
  const rows: [message: string, at: string, read: boolean][] = [
    ['用户注册成功', '2026-03-18 09:12:00', true],
    ['订单20260318091540已支付', '2026-03-18 09:16:00', true],
    ['积分变动:50，备注:学完《楷书入门》', '2026-09-18 20:40:00', true],
    [`系统维护通知：${repair} 02:00–04:00 暂停支付。`, '2026-11-01 10:00:00', true],
    ['《Python 零基础》购买成功，可在学习中心开始学习。', '2026-11-02 21:08:00', true],
    ['《机器学习十五讲》更新第 31–34 讲：正则化与泛化。', '2026-11-18 09:30:00', true],
    ['冬季学期赠送的 30 天会员已到账，有效期顺延至 2027-03-18。', '2026-11-20 07:00:00', false],
    ['林知夏：你的写法没有问题，只是 if 要放在推导式的最后。', '2026-11-20 09:42:00', false],
    [`“稻田写生”将在 ${paddy} 09:00 开始，请准时到禾塘农场集合。`, '2026-11-20 09:59:30', false],
  ];
  return rows.map(([message, at, read], index) => ({
    id: `0b3c1a52-9c0a-4d2e-8a71-${String(index + 1).padStart(12, '0')}`,
    user_id: MEMBER,
    message,
    read_at: read ? time.ago(at) + 600_000 : null,
    created_at: time.ago(at),
  }));
}

export function createComments(time: SeedTime): CommentRow[] {
  const rows: [
    rt: 1 | 2,
    rid: number,
    user: number,
    parent: number,
    reply: number,
    content: string,
    at: string,
  ][] = [
    [
      1,
      COURSE.python,
      5,
      0,
      0,
      '从第一章听到第二章，作业都做完了，很有成就感。',
      '2026-10-21 19:00:00',
    ],
    [
      1,
      COURSE.python,
      4,
      0,
      0,
      '五十二岁开始学，林老师讲得慢，但每一步都不跳。',
      '2026-11-08 20:12:00',
    ],
    [1, COURSE.python, 9, 2, 0, '学得慢的人，往往学得牢。一起加油。', '2026-11-09 09:00:00'],
    [1, COURSE.python, 4, 2, 3, '谢谢林老师，账单那一节我已经用上了。', '2026-11-09 12:30:00'],
    [
      1,
      COURSE.python,
      3,
      0,
      0,
      '终于把公司那堆对账表自动化了，第四章跟着敲完当天就用上了。',
      '2026-11-17 09:30:00',
    ],
    [1, COURSE.history, 6, 0, 0, '第七讲讲点茶，听完忍不住去买了一只茶筅。', '2026-11-03 21:00:00'],
    [1, COURSE.history, 7, 0, 0, '语速刚好，书单也很实在。', '2026-11-06 08:15:00'],
    [
      1,
      COURSE.ml,
      6,
      0,
      0,
      '一直看不懂反向传播，第四部分的图终于让我明白了。',
      '2026-11-10 22:40:00',
    ],
    [
      1,
      COURSE.astro,
      7,
      0,
      0,
      '带孩子一起听的，他现在每天晚上都要找猎户座。',
      '2026-11-12 20:05:00',
    ],
    [
      2,
      COURSE.python * 100 + 15,
      1,
      0,
      0,
      '推导式里 if 放前面就报错了，是我写错了吗？',
      '2026-11-19 21:02:00',
    ],
    [
      2,
      COURSE.python * 100 + 15,
      9,
      10,
      0,
      '你的写法没有问题，只是 if 要放在推导式的最后。',
      '2026-11-20 09:42:00',
    ],
  ];
  return rows.map(([rt, rid, user_id, parent_id, reply_id, content, at], index) => ({
    id: index + 1,
    rt,
    rid,
    user_id,
    parent_id,
    reply_id,
    content,
    ip_province: '浙江省',
    is_check: 1,
    created_at: time.ago(at),
  }));
}
