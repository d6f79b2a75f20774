import type { Ref, TextareaHTMLAttributes } from 'react';
import { useFieldControl } from '../Field/index.ts';
import * as styles from './Textarea.styles.ts';

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Whether the value is invalid. A `Field` with an error sets this itself. */
  isInvalid?: boolean;
  /** Height in lines of text. */
  rows?: number;
  /** Ref to the native `textarea`. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field. Inside a `Field` it is associated with the field's label and message. */
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
