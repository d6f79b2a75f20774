export { pendingChecks, storePendingChecks } from './pendingChecks.ts';
export type { PendingChecks } from './pendingChecks.ts';
export { enterSession, startSession } from './startSession.ts';
export { useMember } from './useMember.ts';
export { useUnreadCount } from './useUnreadCount.ts';
export type { UnreadQuery } from './useUnreadCount.ts';
export { useUnreadSync } from './useUnreadSync.ts';
