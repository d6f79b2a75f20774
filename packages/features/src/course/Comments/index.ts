export { CommentsPreview, type CommentsPreviewProps } from './CommentsPreview.tsx';
export { Comments, type CommentsProps } from './Comments.tsx';
