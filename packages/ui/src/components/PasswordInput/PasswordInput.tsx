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
  /** Accessible name of the eye button while the password is hidden. */
  showLabel?: string;
  /** Accessible name of the eye button while the password is shown. */
  hideLabel?: string;
  /** Icon before the text, such as a lucide icon (see `Icon`). */
  icon?: InputProps['icon'];
  /** Autofill hint for password managers: `current-password` or `new-password`. */
  autoComplete?: string;
}

/** A password field; the eye button shows the password. Set `autoComplete="new-password"` for a new password. */
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
