import { css } from '@emotion/react';
import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { token } from '../../tokens/tokens.ts';
import { Icon } from '../Icon/index.ts';
import { Input, type InputProps } from '../Input/index.ts';

const toggle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: token('size-touch-min'),
  maxWidth: 'none',
  height: token('size-touch-min'),
  // oxlint-disable-next-line qinghe/use-tokens -- The air of the field, without its line.
  margin: '0 -0.8125rem',
  borderRadius: token('radius-md'),
  color: token('text-tertiary'),
  outlineOffset: '-4px',
  '&:hover': { color: token('text-primary') },
});

export interface PasswordInputProps extends Omit<
  InputProps,
  'type' | 'trailing' | 'isClearable' | 'clearLabel'
> {
  /** Name of the eye while the password is hidden. */
  showLabel?: string;
  /** Name of the eye while the password is shown. */
  hideLabel?: string;
  /** The drawing before the text, as in `Icon`. */
  icon?: InputProps['icon'];
  /** Which password it is, for what fills it in: the current one, or `new-password`. */
  autoComplete?: string;
}

/** A password, hidden until the eye is pressed. A new password takes `autoComplete="new-password"`. */
export function PasswordInput({
  showLabel = '显示密码',
  hideLabel = '隐藏密码',
  icon = LockKeyhole,
  autoComplete = 'current-password',
  ...rest
}: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Input
      type={isShown ? 'text' : 'password'}
      icon={icon}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          css={toggle}
          onClick={() => setShown(!isShown)}
        >
          <Icon as={isShown ? Eye : EyeOff} size={18} />
        </button>
      }
      {...rest}
    />
  );
}
