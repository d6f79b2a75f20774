export { CommentForm, lengthOf, type CommentFormProps } from './CommentForm.tsx';
