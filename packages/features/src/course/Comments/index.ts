export { Comments, type CommentsProps } from './Comments.tsx';
