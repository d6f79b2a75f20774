import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from '../Link/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './Button.styles.ts';
import type { buttonSizes, buttonVariants } from './options.ts';

interface ButtonLook {
  /** `accent` and `onStrong` are for deep green surfaces only. */
  variant?: (typeof buttonVariants)[number];
  /** Height in design px: `xs` 28, `sm` 36, `md` 44, `lg` 52. */
  size?: (typeof buttonSizes)[number];
  /** Whether the button fills the width of its container. */
  isBlock?: boolean;
  /** Whether the button is a 48 px pill, as in bottom bars; on the mobile site every button is a pill. */
  isPill?: boolean;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Text of the button, a verb. */
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Whether the action is running: the button keeps its colour, gets no narrower, shows a spinner and ignores clicks. */
  isLoading?: boolean;
  /** Text while loading, such as 提交中. */
  loadingText?: string;
  /** Whether the control is disabled. */
  disabled?: boolean;
  /** Native type of the button; `submit` submits the form around it. */
  type?: 'button' | 'submit' | 'reset';
  /** Ref to the root element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that starts an action. Use `ButtonLink` for navigation. */
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
        disabled ? styles.disabled : isLoading ? styles.loading : styles.answers[variant],
      ]}
      {...rest}
    >
      {isLoading ? (
        <span css={styles.stack}>
          <span css={styles.idle} aria-hidden>
            {icon}
            {children}
          </span>
          <span css={styles.running}>
            <Spinner />
            {loadingText ?? children}
          </span>
        </span>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
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
        styles.answers[variant],
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
