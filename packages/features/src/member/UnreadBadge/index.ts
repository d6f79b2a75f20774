export { UnreadBadge } from './UnreadBadge.tsx';
