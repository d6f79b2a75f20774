import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './Chip.styles.ts';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether this choice holds. */
  isOn?: boolean;
  /** The element on the page. */
  ref?: Ref<HTMLButtonElement>;
}

/** A choice that a button makes. A choice that lives in the address is a `ChipLink`. */
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
  /** Whether this choice holds. */
  isOn?: boolean;
}

/** A choice that leads to its own address. */
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
