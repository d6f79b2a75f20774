export { isRead } from './readMarks.ts';
export { useMarkAllRead, useMarkRead } from './useMarkRead.ts';
export { MESSAGES_PAGE_SIZE, useMessages, useMessagesInfinite } from './useMessages.ts';
