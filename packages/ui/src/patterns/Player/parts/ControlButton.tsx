import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconProps } from '../../../components/Icon/index.ts';
import * as styles from '../Player.styles.ts';

export interface ControlButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label' | 'aria-pressed'
> {
  label: string;
  icon: IconProps['as'];
  /** Whether the toggle is on; leave it out for a button that is not a toggle. */
  isPressed?: boolean;
}

/** A button of the control bar. */
export function ControlButton({ label, icon, isPressed, ...rest }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      css={[styles.control, isPressed && styles.controlOn]}
      {...rest}
    >
      <Icon as={icon} />
    </button>
  );
}
