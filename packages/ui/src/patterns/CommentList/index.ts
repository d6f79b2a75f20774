export { CommentList, type CommentItem, type CommentListProps } from './CommentList.tsx';
