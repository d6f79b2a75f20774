import { css } from '@emotion/react';
import { useId, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { FieldMessage } from '../../components/Field/index.ts';
import { Textarea } from '../../components/Textarea/index.ts';
import { text } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { touchOnH5 } from '../../styles/site.ts';

const root = css({ display: 'grid', gap: space(3) });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 3),
});
const message = css({ marginTop: 0 });
const counter = css({ marginLeft: 'auto', color: token('text-tertiary') });
const counterOver = css({ color: token('danger-text') });

/** Returns the number of characters (Unicode code points). */
export const lengthOf = (value: string) => Array.from(value).length;

export interface CommentFormProps {
  /** Accessible name of the field. */
  label?: string;
  /** Placeholder of the empty field. */
  placeholder?: string;
  /** Text in the field. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Event handler called when the comment is submitted. */
  onSubmit: () => void;
  /** Event handler called by 取消; without it the button is left out. */
  onCancel?: () => void;
  /** Maximum number of characters; without it there is no counter. */
  max?: number;
  /** Error message about the text or the failed submission. The text is kept. */
  error?: string;
  /** Whether the comment is being sent. */
  isSending?: boolean;
  /** Text of the button. */
  submitText?: string;
  /** Ref to the text field. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A form for a comment or a reply. */
export function CommentForm({
  label = '写评论',
  placeholder = '说说你的收获',
  value,
  onChange,
  onSubmit,
  onCancel,
  max,
  error,
  isSending = false,
  submitText = '发表评论',
  ref,
}: CommentFormProps) {
  const errorId = useId();
  const length = lengthOf(value.trim());
  const isOver = max !== undefined && length > max;
  return (
    <form
      noValidate
      aria-label={label}
      css={root}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) onSubmit();
      }}
    >
      <Textarea
        ref={ref}
        aria-label={label}
        aria-describedby={error ? errorId : undefined}
        isInvalid={Boolean(error) || isOver}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div css={foot}>
        {error && (
          <FieldMessage id={errorId} tone="error" css={message}>
            {error}
          </FieldMessage>
        )}
        {max !== undefined && (
          <span css={[text.caption, text.number, counter, isOver && counterOver]}>
            {`${length} / ${max}`}
          </span>
        )}
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={onCancel} css={touchOnH5}>
            取消
          </Button>
        )}
        <Button type="submit" size="sm" isLoading={isSending} loadingText="提交中" css={touchOnH5}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
