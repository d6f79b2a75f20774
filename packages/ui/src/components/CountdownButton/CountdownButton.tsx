import { useState, type ButtonHTMLAttributes, type Ref } from 'react';
import { visuallyHidden } from '../../styles/text.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './CountdownButton.styles.ts';

/** States of the button: ready, sending the code, or counting down to the next one. */
export const countdownStatuses = ['idle', 'sending', 'counting'] as const;

export interface CountdownButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-disabled' | 'aria-busy'
> {
  /** Whether a code can be requested, is being sent, or has been sent and the countdown is running. */
  status?: (typeof countdownStatuses)[number];
  /** Whole seconds until another code can be requested, shown while counting. */
  secondsLeft?: number;
  /** Whether the countdown has the short text of the mobile site, such as 96 秒. */
  isShort?: boolean;
  /** Native type of the button; `submit` submits the form around it. */
  type?: 'button' | 'submit' | 'reset';
  /** Ref to the root element. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Requests a code by text message; placed inside the field for the code (`trailing` of `Input`). It has
 * no timer: the seconds are a prop. While sending and counting it stays focusable but ignores clicks.
 * Screen readers are told once that another code can be requested, not every second.
 */
export function CountdownButton({
  status = 'idle',
  secondsLeft = 0,
  isShort = false,
  type = 'button',
  onClick,
  ...rest
}: CountdownButtonProps) {
  const [hasCounted, setCounted] = useState(false);
  if (status === 'counting' && !hasCounted) setCounted(true);
  const isIdle = status === 'idle';
  return (
    <span css={styles.root}>
      <button
        type={type}
        aria-disabled={isIdle ? undefined : true}
        aria-busy={status === 'sending' || undefined}
        onClick={isIdle ? onClick : undefined}
        css={styles.button}
        {...rest}
      >
        {isIdle && '获取验证码'}
        {status === 'sending' && (
          <>
            <Spinner />
            发送中
          </>
        )}
        {status === 'counting' && (
          <>
            <span aria-hidden="true">
              {isShort ? `${secondsLeft} 秒` : `${secondsLeft} 秒后重新获取`}
            </span>
            <span css={visuallyHidden}>验证码已发送，稍后可重新获取</span>
          </>
        )}
      </button>
      <span role="status" css={visuallyHidden}>
        {isIdle && hasCounted ? '可以重新获取验证码了' : ''}
      </span>
    </span>
  );
}
