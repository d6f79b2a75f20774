import { Check } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'children'
> {
  /** Whether the box must be ticked and is not. */
  isInvalid?: boolean;
  /** The label; links in it keep working as links. */
  children: ReactNode;
  /** The element on the page. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A box to tick: a native checkbox under a drawn one. Rest props and `ref` reach the native
 * `input`, `className` reaches the label.
 */
export function Checkbox({
  isInvalid = false,
  disabled = false,
  className,
  children,
  ...rest
}: CheckboxProps) {
  return (
    <label css={[styles.root, disabled && styles.disabledRoot]} className={className}>
      <input
        type="checkbox"
        disabled={disabled}
        aria-invalid={isInvalid || undefined}
        css={styles.control}
        {...rest}
      />
      <span css={styles.box}>
        <Icon as={Check} size={14} css={styles.check} />
      </span>
      <span>{children}</span>
    </label>
  );
}
