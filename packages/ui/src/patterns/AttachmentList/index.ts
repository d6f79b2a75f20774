export {
  AttachmentList,
  type AttachmentItem,
  type AttachmentListProps,
} from './AttachmentList.tsx';
