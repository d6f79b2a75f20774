import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './Chip.styles.ts';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether the choice is selected. */
  isOn?: boolean;
  /** Whether the control is disabled. */
  disabled?: boolean;
  /** Native type of the button; `submit` submits the form around it. */
  type?: 'button' | 'submit' | 'reset';
  /** Ref to the root element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A choice as a toggle button. Use `ChipLink` for a choice that is part of the URL. */
export function Chip({ isOn = false, disabled = false, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      type={type}
      disabled={disabled}
      aria-pressed={isOn}
      css={[styles.root, isOn && styles.on, disabled && styles.disabled]}
      {...rest}
    />
  );
}

export interface ChipLinkProps extends Omit<LinkProps, 'variant'> {
  /** Whether the choice is selected. */
  isOn?: boolean;
}

/** A choice as a link to its own URL. */
export function ChipLink({ isOn = false, ...rest }: ChipLinkProps) {
  return (
    <Link
      variant="bare"
      aria-current={isOn || undefined}
      css={[styles.root, isOn && styles.on]}
      {...rest}
    />
  );
}
