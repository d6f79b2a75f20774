import { isVip, type Member } from '@qinghe/api/resources/member';
import { ACTIVITY_STATUS } from '@qinghe/api/resources/activities';
import type { Goods } from '@qinghe/hooks/data/orders';
import { paths } from '@qinghe/hooks/url';
import { courseRight, lessonFacts } from '@qinghe/features/course/CourseDetail';
import { CLOSED_TEXTS, placeLines, whenLines } from '@qinghe/features/activity/ActivityDetail';

/** Whether a member can order goods, can sign up without an order, or neither, with the reason. */
export type Standing =
  | { kind: 'order' }
  | { kind: 'join' }
  | { kind: 'closed'; title: string; href: string; linkText: string };

type Viewer = Pick<Member, 'role_id' | 'role_expired_at'>;

const learn = (id: number) => ({ href: paths.courseVideo(id), linkText: '去学习' });
const look = (id: number) => ({ href: paths.activity(id), linkText: '查看活动' });

/**
 * Returns whether a member can order goods, sign up without an order, or neither.
 *
 * @param hasVip Whether the feature switch `vip` is on.
 * @param now Epoch milliseconds.
 */
export function standingOf(goods: Goods, member: Viewer, hasVip: boolean, now: number): Standing {
  const isVipMember = hasVip && isVip(member, now);
  if (goods.type === 'role') return { kind: 'order' };
  if (goods.type === 'vod') {
    const right = courseRight(goods.detail, isVipMember);
    if (right === 'bought') return { kind: 'closed', title: '你已购买该课程', ...learn(goods.id) };
    if (right === 'vip')
      return { kind: 'closed', title: '你是会员，可免费观看该课程', ...learn(goods.id) };
    if (right === 'free')
      return { kind: 'closed', title: '该课程免费，无需购买', ...learn(goods.id) };
    if (!(goods.detail.course.charge > 0))
      return {
        kind: 'closed',
        title: '该课程暂未开放购买',
        href: paths.course(goods.id),
        linkText: '查看课程',
      };
    return { kind: 'order' };
  }
  const { activate, isBuy } = goods.detail;
  if (isBuy) return { kind: 'closed', title: '你已报名该活动', ...look(goods.id) };
  const closed = CLOSED_TEXTS.get(activate.status);
  if (closed !== undefined && activate.status !== ACTIVITY_STATUS.open)
    return { kind: 'closed', title: closed, ...look(goods.id) };
  return activate.is_free || (activate.is_vip_free && isVipMember)
    ? { kind: 'join' }
    : { kind: 'order' };
}

/** Returns a line of facts about goods, from the server's data. */
export function goodsFacts(goods: Goods, now: number): string {
  switch (goods.type) {
    case 'vod':
      return lessonFacts(goods.detail.videos);
    case 'role':
      return goods.detail.expire_days > 0 ? `有效期 ${goods.detail.expire_days} 天` : '';
    case 'activate': {
      const { activate } = goods.detail;
      const when = whenLines(activate.started_at, activate.ended_at, new Date(now));
      const place = placeLines(activate);
      return [when && `${when.main} ${when.sub}`, place?.main].filter(Boolean).join(' · ');
    }
  }
}

/** Labels of the price, by kind of goods. */
export const PRICE_LABELS = { vod: '课程价格', role: '会员价格', activate: '活动费用' } as const;

/** The agreement that buyers accept, by kind of goods: its name, and the config field with the address of its text. */
export const AGREEMENTS = {
  vod: { name: '付费内容购买协议', field: 'paid_content_purchase_protocol' },
  activate: { name: '付费内容购买协议', field: 'paid_content_purchase_protocol' },
  role: { name: '会员服务协议', field: 'vip_protocol' },
} as const;
