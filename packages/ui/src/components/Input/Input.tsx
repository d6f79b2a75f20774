import { CircleX } from 'lucide-react';
import { useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useFieldControl } from '../Field/index.ts';
import { Icon, type IconProps } from '../Icon/index.ts';
import * as styles from './Input.styles.ts';

/** Heights of an input: 40 and 48 design px (44 and 50 on the mobile site). */
export const inputSizes = ['sm', 'md'] as const;

export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  /** How high it is. */
  size?: (typeof inputSizes)[number];
  /** The drawing before the text, as in `Icon`. */
  icon?: IconProps['as'];
  /** Whether the value is wrong. A `Field` with an error says so by itself. */
  isInvalid?: boolean;
  /** Whether a button empties the input while there is a value. */
  isClearable?: boolean;
  /** Name of the emptying button. */
  clearLabel?: string;
  /** What stands behind the text inside the frame, such as a `CountdownButton`. */
  trailing?: ReactNode;
  /** The element on the page. */
  ref?: Ref<HTMLInputElement>;
}

/** Empties an input so that React hears of it as of typing, whoever owns the value. */
function clearInput(input: HTMLInputElement) {
  // React overrides the property on the element itself and would not notice a write through it.
  Reflect.set(HTMLInputElement.prototype, 'value', '', input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/**
 * One line of text. Rest props and `ref` reach the native `input`, so a form library's `register`
 * can be spread on it; `className` reaches the frame. Inside a `Field` it takes its label and
 * message from there.
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
