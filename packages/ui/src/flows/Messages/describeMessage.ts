import { paths } from '@qinghe/hooks/url';

/** What a message is about. */
export type MessageTopic = 'order' | 'points' | 'identity' | 'school';

/** The subject of a message, as far as its words tell. */
export interface MessageSubject {
  topic: MessageTopic;
  /** The line above the words. */
  title: string;
  /** Where the subject is shown; null when it has no page. */
  href: string | null;
}

const subjects: readonly (readonly [pattern: RegExp, subject: MessageSubject])[] = [
  [
    /^订单\S+(?:已支付|已成功退款)/,
    { topic: 'order', title: '订单通知', href: paths.memberOrders() },
  ],
  [/^积分变动[:：]/, { topic: 'points', title: '积分变动', href: paths.memberCredit() }],
  [/^您已通过实名认证/, { topic: 'identity', title: '实名认证', href: paths.member() }],
];

const school: MessageSubject = { topic: 'school', title: '系统消息', href: null };

/** Tells what a message is about: the server sends words only, of few kinds (contract E-24). */
export function describeMessage(message: string): MessageSubject {
  return subjects.find(([pattern]) => pattern.test(message))?.[1] ?? school;
}

/** Whether a message holds HTML, as add-ons may write it; others are plain words. */
export function isRich(message: string): boolean {
  return /<\/?[a-z][^>]*>/i.test(message);
}
