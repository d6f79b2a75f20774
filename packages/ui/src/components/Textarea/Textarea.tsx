import type { Ref, TextareaHTMLAttributes } from 'react';
import { useFieldControl } from '../Field/index.ts';
import * as styles from './Textarea.styles.ts';

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Whether the value is wrong. A `Field` with an error says so by itself. */
  isInvalid?: boolean;
  /** The element on the page. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Inside a `Field` it takes its label and message from there. */
export function Textarea({ isInvalid = false, rows = 3, ...rest }: TextareaProps) {
  const field = useFieldControl();
  return (
    <textarea
      {...field}
      aria-invalid={isInvalid || field['aria-invalid']}
      rows={rows}
      css={styles.root}
      {...rest}
    />
  );
}
