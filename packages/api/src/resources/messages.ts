import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const MessageSchema = v.object({
  /** UUID. */
  id: read.key,
  notifiable_id: read.int,
  /** Plain text. */
  data: read.group({ message: read.text }),
  /** Null while unread. */
  read_at: read.instant,
  created_at: read.instant,
});

/** A system message to the member (contract E-24). */
export type Message = v.InferOutput<typeof MessageSchema>;

/** Fetches the number of unread messages. The server caches it: it may lag behind the list. */
export const getUnreadCount = endpoint({
  name: 'getUnreadCount',
  method: 'GET',
  path: '/api/v2/member/unreadNotificationCount',
  auth: 'required',
  params: v.object({}),
  reply: read.amount,
  source: 'E-23',
});

/** Lists the member's messages, newest first. */
export const getMessages = endpoint({
  name: 'getMessages',
  method: 'GET',
  path: '/api/v2/member/messages',
  auth: 'required',
  params: v.object({ page: v.optional(v.number()), page_size: v.optional(v.number()) }),
  reply: read.page(MessageSchema),
  source: 'E-24',
});

/** Marks a message as read: a GET that writes, so never prefetch it. */
export const markMessageRead = endpoint({
  name: 'markMessageRead',
  method: 'GET',
  path: '/api/v2/member/notificationMarkAsRead/{id}',
  auth: 'required',
  params: v.object({ id: v.string() }),
  reply: read.nothing,
  source: 'E-25',
});

/** Marks all messages as read: a GET that writes, so never prefetch it. */
export const markAllMessagesRead = endpoint({
  name: 'markAllMessagesRead',
  method: 'GET',
  path: '/api/v2/member/notificationMarkAllAsRead',
  auth: 'required',
  params: v.object({}),
  reply: read.nothing,
  source: 'E-26',
});
