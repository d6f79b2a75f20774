import { useState, type ButtonHTMLAttributes, type Ref } from 'react';
import { visuallyHidden } from '../../styles/text.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './CountdownButton.styles.ts';

/** What the code is doing: not asked for, on its way, or sent a moment ago. */
export const countdownStatuses = ['idle', 'sending', 'counting'] as const;

export interface CountdownButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-disabled' | 'aria-busy'
> {
  /** Whether a code can be asked for, is being sent, or was sent a moment ago. */
  status?: (typeof countdownStatuses)[number];
  /** Whole seconds until the code can be asked for again, shown while counting. */
  secondsLeft?: number;
  /** Whether the counting text is the short one of the mobile site, 96 秒. */
  isShort?: boolean;
  /** The element on the page. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Asks for a code by text message, inside the field that takes it (`trailing` of `Input`). It owns
 * no clock: the seconds are a prop. While sending and counting it keeps the focus but takes no
 * click. Screen readers hear once that the code can be asked for again, not every second.
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
