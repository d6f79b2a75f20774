import { useEffect, type RefObject } from 'react';
import { COMMENT_MAX, type CommentTarget } from '@qinghe/hooks/data/comments';
import { CommentForm } from '@qinghe/ui/patterns/CommentForm';
import { useComposer, type AnswerTo } from './useComposer.ts';

export interface CommentComposerProps {
  target: CommentTarget;
  isLegacy: boolean;
  /** Whether the writer has just opened the form, so that its field takes the focus. */
  isWanted: boolean;
}

/** Form for a new comment. */
export function CommentComposer({ target, isLegacy, isWanted }: CommentComposerProps) {
  const { fieldRef, change, send, ...form } = useComposer(target, isLegacy);
  useFocus(fieldRef, isWanted);
  return (
    <CommentForm
      {...form}
      ref={fieldRef}
      max={isLegacy ? undefined : COMMENT_MAX}
      onChange={change}
      onSubmit={() => void send()}
    />
  );
}

export interface AnswerComposerProps {
  target: CommentTarget;
  to: AnswerTo;
  /** Name of the person who is answered. */
  author: string;
  /** Whether the writer has just opened the form, so that its field takes the focus. */
  isWanted: boolean;
  onDone: () => void;
}

/** Form for an answer to a comment, which only servers of generation C support. */
export function AnswerComposer({ target, to, author, isWanted, onDone }: AnswerComposerProps) {
  const { fieldRef, change, send, ...form } = useComposer(target, false, to);
  useFocus(fieldRef, isWanted);
  const submit = async () => {
    if (await send()) onDone();
  };
  return (
    <CommentForm
      {...form}
      ref={fieldRef}
      max={COMMENT_MAX}
      label={`回复 ${author}`}
      placeholder={`回复 ${author}`}
      submitText="回复"
      onChange={change}
      onSubmit={() => void submit()}
      onCancel={onDone}
    />
  );
}

function useFocus(ref: RefObject<HTMLElement | null>, isWanted: boolean) {
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [ref, isWanted]);
}
