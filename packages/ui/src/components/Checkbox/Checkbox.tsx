import { Check } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'children'
> {
  /** Whether the box is marked invalid, for example because it must be ticked. */
  isInvalid?: boolean;
  /** The label; links in it keep working as links. */
  children: ReactNode;
  /** Whether the control is disabled. */
  disabled?: boolean;
  /** Ref to the native `input`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A native checkbox, transparent over a drawn box. Rest props and `ref` go to the native
 * `input`, `className` to the label.
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
