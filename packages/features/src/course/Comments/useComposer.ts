import { useRef, useState } from 'react';
import { ApiError, describeError } from '@qinghe/api/client';
import {
  usePostComment,
  type CommentTarget,
  type NewCommentInput,
} from '@qinghe/hooks/data/comments';
import { keepDraft, readDraft } from '@qinghe/hooks/drafts';
import { useSession } from '@qinghe/hooks/stores/session';
import { toast } from '@qinghe/ui/components/Toast';
import { commentError } from './rules.ts';

/** The comment that an answer belongs to, and the answer that it replies to, if any. */
export type AnswerTo = Omit<NewCommentInput, 'content'>;

/** Returns the name under which the draft of a comment or an answer is stored. */
export function draftName(target: CommentTarget, to: AnswerTo): string {
  return [target.kind, target.id, to.parentId, to.replyId].filter(Boolean).join(':');
}

/** Returns the state of a form for a comment or an answer. Its text survives errors and a new login. */
export function useComposer(target: CommentTarget, isLegacy: boolean, to: AnswerTo = {}) {
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const about = draftName(target, to);
  const { trigger, isMutating } = usePostComment(target, isLegacy);
  const [value, setValue] = useState(() => readDraft(userId, about));
  const [draftOf, setDraftOf] = useState(userId);
  const [error, setError] = useState<string | null>(null);
  const fieldRef = useRef<HTMLTextAreaElement>(null);

  // When a session is restored, the member is loaded after the page.
  if (draftOf !== userId) {
    setDraftOf(userId);
    setValue(value || readDraft(userId, about));
  }

  const change = (next: string) => {
    setValue(next);
    keepDraft(userId, about, next);
    if (error !== null) setError(commentError(next, isLegacy));
  };

  /** Sends the text; resolves to whether that succeeded. */
  const send = async (): Promise<boolean> => {
    const wrong = commentError(value, isLegacy);
    setError(wrong);
    if (wrong !== null) {
      fieldRef.current?.focus();
      return false;
    }
    try {
      const isWaiting = await trigger({ content: value.trim(), ...to });
      // The writer may have gone on meanwhile.
      if ([value, ''].includes(readDraft(userId, about))) {
        setValue('');
        keepDraft(userId, about, '');
      }
      toast.success(isWaiting ? '评论已提交，审核后显示' : '评论成功');
      return true;
    } catch (failure) {
      const isSilent = failure instanceof ApiError && failure.silent;
      setError(isSilent ? null : describeError(failure).message);
      return false;
    }
  };

  return { value, change, error: error ?? undefined, send, isSending: isMutating, fieldRef };
}
