import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconProps } from '../Icon/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './IconButton.styles.ts';

/** Edge lengths of an icon button: 40 (44 on the mobile site) and 52 design px. */
export const iconButtonSizes = ['md', 'lg'] as const;

interface IconButtonLook {
  /** Accessible name: what the control does. */
  label: string;
  /** The icon, such as a lucide icon (see `Icon`). */
  icon: IconProps['as'];
  /** Edge length in design px: `md` 40 (44 on the mobile site), `lg` 52. */
  size?: (typeof iconButtonSizes)[number];
  /** Whether the button has a hairline frame. */
  isBordered?: boolean;
  /** A `Badge` on the corner. */
  children?: ReactNode;
}

export interface IconButtonProps
  extends
    IconButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label' | 'aria-pressed'> {
  /** Whether the toggle is on; leave it out for a button that is not a toggle. */
  isPressed?: boolean;
  /** Whether the control is disabled. */
  disabled?: boolean;
  /** Native type of the button; `submit` submits the form around it. */
  type?: 'button' | 'submit' | 'reset';
  /** Ref to the root element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  size = 'md',
  isBordered = false,
  isPressed,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled}
      aria-label={label}
      aria-pressed={isPressed}
      css={[
        styles.root,
        styles.sizes[size],
        isBordered && styles.bordered,
        disabled && styles.disabled,
      ]}
      {...rest}
    >
      <Icon as={icon} css={isPressed && styles.filledIcon} />
      {children}
    </button>
  );
}

export interface IconButtonLinkProps
  extends IconButtonLook, Omit<LinkProps, 'children' | 'aria-label' | 'variant'> {}

/** A link that looks like an icon button. */
export function IconButtonLink({
  label,
  icon,
  size = 'md',
  isBordered = false,
  children,
  ...rest
}: IconButtonLinkProps) {
  return (
    <Link
      variant="bare"
      aria-label={label}
      css={[styles.root, styles.sizes[size], isBordered && styles.bordered]}
      {...rest}
    >
      <Icon as={icon} />
      {children}
    </Link>
  );
}
