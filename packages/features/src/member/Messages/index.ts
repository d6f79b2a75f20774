export { MessageList, MessageListSkeleton, type MessageListProps } from './MessageList.tsx';
export { MessagesHead } from './MessagesHead.tsx';
export { useUnreadMessages, type UnreadMessages } from './useUnreadMessages.ts';
