export { MessageList, MessageListSkeleton, type MessageListProps } from './MessageList.tsx';
export { MessagesEmpty } from './MessagesEmpty.tsx';
export { MessagesHead } from './MessagesHead.tsx';
export { useUnreadMessages, type UnreadMessages } from './useUnreadMessages.ts';
