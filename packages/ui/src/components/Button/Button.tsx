import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from '../Link/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './Button.styles.ts';
import type { buttonSizes, buttonVariants } from './options.ts';

interface ButtonLook {
  /** `accent` and `onStrong` are for deep green surfaces only. */
  variant?: (typeof buttonVariants)[number];
  size?: (typeof buttonSizes)[number];
  /** Whether the button fills the width of its container. */
  isBlock?: boolean;
  /** Whether the button is a 48 px pill, as in bottom bars; on the mobile site every button has that shape. */
  isPill?: boolean;
  /** Icon before the text. */
  icon?: ReactNode;
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Whether the action is under way: the button keeps its width and colour and takes no clicks. */
  isLoading?: boolean;
  /** The words while loading, a verb such as 提交中. */
  loadingText?: string;
  /** The element on the page. */
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action. A button that only goes somewhere is a `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'md',
  isBlock = false,
  isPill = false,
  isLoading = false,
  loadingText,
  icon,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      css={[
        styles.root,
        styles.sizes[size],
        styles.variants[variant],
        isBlock && styles.block,
        isPill && styles.pill,
        isLoading && styles.loading,
        disabled && styles.disabled,
      ]}
      {...rest}
    >
      {isLoading ? <Spinner /> : icon}
      {isLoading && loadingText ? loadingText : children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'variant' | 'children'> {}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  isBlock = false,
  isPill = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      variant="bare"
      css={[
        styles.root,
        styles.sizes[size],
        styles.variants[variant],
        isBlock && styles.block,
        isPill && styles.pill,
      ]}
      {...rest}
    >
      {icon}
      {children}
    </Link>
  );
}
