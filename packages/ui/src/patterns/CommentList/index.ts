export {
  CommentList,
  CommentRow,
  type CommentItem,
  type CommentListProps,
} from './CommentList.tsx';
