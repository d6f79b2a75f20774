import { CircleX } from 'lucide-react';
import { useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useFieldControl } from '../Field/index.ts';
import { Icon, type IconProps } from '../Icon/index.ts';
import * as styles from './Input.styles.ts';

/** Heights of an input: 40 and 48 design px (44 and 50 on the mobile site). */
export const inputSizes = ['sm', 'md'] as const;

export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  /** Height of the input. */
  size?: (typeof inputSizes)[number];
  /** Icon before the text, such as a lucide icon (see `Icon`). */
  icon?: IconProps['as'];
  /** Whether the value is invalid. A `Field` with an error sets this itself. */
  isInvalid?: boolean;
  /** Whether a clear button shows while there is a value. */
  isClearable?: boolean;
  /** Accessible name of the clear button. */
  clearLabel?: string;
  /** Content after the text inside the frame, such as a `CountdownButton`. */
  trailing?: ReactNode;
  /** Whether the control is disabled. */
  disabled?: boolean;
  /** Placeholder, an example of a value; the label says what to enter. */
  placeholder?: string;
  /** Ref to the native `input`. */
  ref?: Ref<HTMLInputElement>;
}

/** Clears an input so that React fires `onChange` as for typing, controlled or not. */
function clearInput(input: HTMLInputElement) {
  // React overrides `value` on the element itself and would not detect a write through that property.
  Reflect.set(HTMLInputElement.prototype, 'value', '', input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/**
 * A single-line text field. Rest props and `ref` go to the native `input`, so a form library's `register`
 * can be spread on it; `className` goes to the frame. Inside a `Field` it is associated with the
 * field's label and message.
 */
export function Input({
  size = 'md',
  icon,
  isInvalid = false,
  isClearable = false,
  clearLabel = '清空',
  trailing,
  className,
  placeholder = ' ',
  disabled = false,
  ...rest
}: InputProps) {
  const field = useFieldControl();
  const root = useRef<HTMLDivElement>(null);
  const handleClear = () => {
    const input = root.current?.querySelector('input');
    if (input) clearInput(input);
  };
  return (
    <div
      ref={root}
      css={[styles.root, styles.sizes[size], disabled && styles.disabledRoot]}
      className={className}
    >
      {icon && <Icon as={icon} size={18} css={styles.icon} />}
      <input
        {...field}
        aria-invalid={isInvalid || field['aria-invalid']}
        placeholder={placeholder}
        disabled={disabled}
        css={[styles.control, icon && styles.withIcon]}
        {...rest}
      />
      <span css={styles.frame} />
      {isClearable && !disabled && (
        <button type="button" aria-label={clearLabel} css={styles.clear} onClick={handleClear}>
          <Icon as={CircleX} size={18} />
        </button>
      )}
      {trailing && <span css={styles.trailing}>{trailing}</span>}
    </div>
  );
}
