import { describe, expect, it } from 'vitest';
import { h5RoutePatterns, paths, routePatterns } from './index.ts';

/** What addresses with parameters look like; the others are their patterns. */
const table: Partial<Record<keyof typeof paths, [built: string, expected: string][]>> = {
  login: [
    [paths.login(), '/login'],
    [paths.login('/courses?cid=3&x=1#a'), '/login?redirect=%2Fcourses%3Fcid%3D3%26x%3D1%23a'],
  ],
  loginCallback: [
    [paths.loginCallback(), '/login/callback'],
    [paths.loginCallback('/member'), '/login/callback?redirect=%2Fmember'],
  ],
  activities: [
    [paths.activities(), '/activates'],
    [paths.activities({ cid: 4 }), '/activates?cid=4'],
  ],
  activity: [[paths.activity(12), '/activates/detail/12']],
  courses: [
    [paths.courses(), '/courses'],
    [paths.courses({ cid: 3 }), '/courses?cid=3'],
    [
      paths.courses({ page: 2, scene: 'free', child: 9, cid: 3 }),
      '/courses?cid=3&child=9&scene=free&page=2',
    ],
  ],
  course: [
    [paths.course(7), '/courses/detail/7'],
    [paths.course('7/../8'), '/courses/detail/7%2F..%2F8'],
  ],
  courseVideo: [
    [paths.courseVideo(7), '/courses/video/7'],
    [paths.courseVideo(7, 31), '/courses/video/7?lesson=31'],
    [paths.courseVideo(7, 31, 83), '/courses/video/7?lesson=31&t=83'],
  ],
  announcement: [
    [paths.announcement(), '/announcement'],
    [paths.announcement(5), '/announcement?id=5'],
  ],
  memberMessages: [
    [paths.memberMessages(), '/member/messages'],
    [paths.memberMessages(3), '/member/messages?page=3'],
  ],
  memberCredit: [
    [paths.memberCredit(), '/member/credit1-free'],
    [paths.memberCredit(2), '/member/credit1-free?page=2'],
  ],
  order: [[paths.order('vod', 7), '/order?goods_type=vod&goods_id=7']],
  orderPay: [
    [paths.orderPay({ orderId: '202611210820485538' }), '/order/pay?orderId=202611210820485538'],
    [
      paths.orderPay({ orderId: '1', goodsType: 'role', goodsId: 2, payment: 'wechat' }),
      '/order/pay?orderId=1&type=role&id=2&payment=wechat',
    ],
  ],
  orderSuccess: [
    [paths.orderSuccess(), '/order/success'],
    [paths.orderSuccess('108220285'), '/order/success?orderId=108220285'],
  ],
  search: [
    [paths.search(), '/search'],
    [
      paths.search('C++ 与 & 微积分'),
      '/search?keywords=C%2B%2B+%E4%B8%8E+%26+%E5%BE%AE%E7%A7%AF%E5%88%86',
    ],
    [paths.search('a', 'vod'), '/search?keywords=a&type=vod'],
  ],
  h5: [[paths.h5(), '/h5']],
};

describe('paths', () => {
  const patterns: Record<string, string> = { ...routePatterns, ...h5RoutePatterns };

  it.each(Object.entries(table))('%s', (_, rows) => {
    for (const [built, expected] of rows) expect(built).toBe(expected);
  });

  it('build the address of every pattern, and of the mobile site itself', () => {
    expect(Object.keys(paths).toSorted()).toEqual([...Object.keys(patterns), 'h5'].toSorted());
    for (const [name, build] of Object.entries<(...args: never[]) => string>(paths)) {
      if (name in table) continue;
      expect(build.length, `${name} wants a row in the table above`).toBe(0);
      expect(build()).toBe(patterns[name]);
    }
  });

  it('fit their patterns', () => {
    for (const [name, rows] of Object.entries(table)) {
      if (name === 'h5') continue;
      const pattern = new RegExp(`^${patterns[name]?.replace(/:\w+/g, '[^/]+')}$`);
      for (const [built] of rows) expect(built.split('?', 1)[0]).toMatch(pattern);
    }
  });
});
