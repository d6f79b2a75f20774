import { paths } from '@qinghe/hooks/url';

/** Kinds of messages. */
export type MessageTopic = 'order' | 'points' | 'identity' | 'school';

/** The subject of a message, derived from its text. */
export interface MessageSubject {
  topic: MessageTopic;
  /** Title shown above the text. */
  title: string;
  /** Page that shows the subject; null when there is none. */
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

/** Derives the subject of a message from its text, because the server sends only text, of a few kinds (contract E-24). */
export function describeMessage(message: string): MessageSubject {
  return subjects.find(([pattern]) => pattern.test(message))?.[1] ?? school;
}

/** Elements that a message may contain, including those that a school's add-on may have left in it. */
const ELEMENTS = new Set(
  'a b big blockquote center code del div em font h1 h2 h3 h4 h5 h6 i iframe ins li mark ol p pre s script small span strike strong style sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
const ELEMENTS_ALONE = new Set(['br', 'hr', 'img']);

/**
 * Returns whether a message is HTML, as add-ons may write it. Servers send plain text (contract E-24), in which words such as
 * `<TypeScript>` must stay readable. A message counts as HTML only if all its tags are known elements and correctly nested.
 */
export function isRich(message: string): boolean {
  const open: string[] = [];
  let isHtml = false;
  for (const [, slash, tag = ''] of message.matchAll(/<(\/?)([a-z][^\s/>]*)[^>]*>/gi)) {
    const name = tag.toLowerCase();
    isHtml = true;
    if (ELEMENTS_ALONE.has(name)) continue;
    if (!ELEMENTS.has(name)) return false;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return isHtml && open.length === 0;
}
