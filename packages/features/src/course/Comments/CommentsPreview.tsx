import type { CommentsQuery } from '@qinghe/hooks/data/comments';
import { useMinute } from '@qinghe/hooks/time';
import { CommentList, CommentRow } from '@qinghe/ui/patterns/CommentList';
import { commentItem } from './commentItem.ts';

/** Number of comments shown. */
const COUNT = 3;

export interface CommentsPreviewProps {
  query: CommentsQuery;
}

/** The newest comments, read-only and without answers. */
export function CommentsPreview({ query }: CommentsPreviewProps) {
  const now = useMinute();
  return (
    <CommentList>
      {(query.data?.items ?? []).slice(0, COUNT).map((comment) => (
        <CommentRow key={comment.id} {...commentItem(comment, now)} replies={[]} />
      ))}
    </CommentList>
  );
}
