import { css } from '@emotion/react';
import { useId, useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text, visuallyHidden } from '../../styles/text.ts';
import { FieldContext, type FieldControl } from './FieldContext.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { space } from '../../styles/space.ts';

const root = css({ position: 'relative', minWidth: 0 });
const visibleLabel = css({ display: 'block', marginBottom: space(1.5) });

export interface FieldProps extends HTMLAttributes<HTMLDivElement> {
  /** Label of the control. */
  label: string;
  /** Whether the label is for screen readers only; the placeholder then takes its place visually. */
  isLabelHidden?: boolean;
  /** Error message; marks the control invalid and is announced at once. */
  error?: ReactNode;
  /** Success message, shown when there is no error. */
  success?: ReactNode;
  /** Hint for filling in, shown when there is neither an error nor a success message. */
  hint?: ReactNode;
  /** One control of this library, such as `Input`. */
  children: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A control with a label above and a message below, associated for screen readers. */
export function Field({
  label,
  isLabelHidden = false,
  error,
  success,
  hint,
  children,
  ...rest
}: FieldProps) {
  const id = useId();
  const isInvalid = Boolean(error);
  const tone = isInvalid ? 'error' : success ? 'success' : 'hint';
  const message = error || success || hint;
  const messageId = message ? `${id}-message` : undefined;
  const control = useMemo<FieldControl>(
    () => ({
      id,
      'aria-describedby': messageId,
      ...(isInvalid && { 'aria-invalid': true }),
    }),
    [id, messageId, isInvalid],
  );
  return (
    <div css={root} {...rest}>
      <label htmlFor={id} css={isLabelHidden ? visuallyHidden : [text.label, visibleLabel]}>
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {message && (
        <FieldMessage key={tone} id={messageId} tone={tone}>
          {message}
        </FieldMessage>
      )}
    </div>
  );
}
