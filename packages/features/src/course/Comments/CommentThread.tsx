import { useState } from 'react';
import { useReplies, type CommentEntry, type CommentTarget } from '@qinghe/hooks/data/comments';
import { readDraft } from '@qinghe/hooks/drafts';
import { useSession } from '@qinghe/hooks/stores/session';
import { CommentRow } from '@qinghe/ui/patterns/CommentList';
import { AnswerComposer } from './CommentComposer.tsx';
import { commentItem } from './commentItem.ts';
import { draftName } from './useComposer.ts';

export interface CommentThreadProps {
  target: CommentTarget;
  comment: CommentEntry;
  now: number | null;
  /** Whether the member may write answers. */
  canAnswer: boolean;
}

const answerTo = (comment: CommentEntry, entry: CommentEntry) => ({
  parentId: comment.id,
  ...(entry !== comment && { replyId: entry.id }),
});

/** Returns the comment or answer that the member had begun to answer when the page was left, for instance for a new login. */
function begunAnswer(
  memberId: number,
  target: CommentTarget,
  comment: CommentEntry,
): CommentEntry | null {
  const isBegun = (entry: CommentEntry) =>
    readDraft(memberId, draftName(target, answerTo(comment, entry))) !== '';
  return [comment, ...comment.replies].find(isBegun) ?? null;
}

/** A comment with its newest answers; the others are loaded on demand. */
export function CommentThread({ target, comment, now, canAnswer }: CommentThreadProps) {
  const [isOpen, setIsOpen] = useState(false);
  const memberId = useSession().user?.id ?? 0;
  const [answered, setAnswered] = useState(() => begunAnswer(memberId, target, comment));
  const [begun, setBegun] = useState(answered);
  const [draftsOf, setDraftsOf] = useState(memberId);
  const all = useReplies(target, isOpen ? comment.id : null);
  const replies = all.data ?? comment.replies;
  // The comments may be loaded before the member is.
  if (draftsOf !== memberId) {
    const found = begunAnswer(memberId, target, comment);
    setDraftsOf(memberId);
    if (!answered && found) {
      setAnswered(found);
      setBegun(found);
    }
  }
  const hidden = comment.repliesCount - replies.length;

  // Comments that wait for approval cannot be answered (contract E-69).
  const itemOf = (entry: CommentEntry) => {
    const item = commentItem(entry, now);
    if (!canAnswer || !comment.isApproved || !entry.isApproved) return item;
    return {
      ...item,
      onAnswer: () => setAnswered(entry),
      form: answered?.id === entry.id && (
        <AnswerComposer
          target={target}
          to={answerTo(comment, entry)}
          isWanted={entry.id !== begun?.id}
          author={item.author}
          onDone={() => setAnswered((current) => (current?.id === entry.id ? null : current))}
        />
      ),
    };
  };

  return (
    <CommentRow
      {...itemOf(comment)}
      replies={replies.map(itemOf)}
      {...(hidden > 0 && {
        more: {
          text: all.error ? '加载失败，重试' : `查看全部 ${comment.repliesCount} 条回复`,
          isLoading: all.isLoading || all.isRetrying,
          onShow: () => (isOpen ? void all.mutate() : setIsOpen(true)),
        },
      })}
    />
  );
}
