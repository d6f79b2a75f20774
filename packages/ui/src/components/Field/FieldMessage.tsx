import { css } from '@emotion/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { text } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { Icon } from '../Icon/index.ts';
import { space } from '../../styles/space.ts';

/** Kinds of message below a field. */
export const fieldMessageTones = ['hint', 'error', 'success'] as const;

const root = css({
  display: 'flex',
  gap: space(1.5),
  marginTop: space(1.5),
});
const tones = {
  hint: css({ color: token('text-tertiary') }),
  error: css({ color: token('danger-text') }),
  success: css({ color: token('success-text') }),
};
const icons = { hint: null, error: CircleAlert, success: CircleCheck };
const iconBox = css({ marginTop: space(0.75) });

export interface FieldMessageProps extends HTMLAttributes<HTMLParagraphElement> {
  /** Kind of message: a hint, an error (announced at once) or a success. */
  tone?: (typeof fieldMessageTones)[number];
}

/** A message below a form control. `Field` renders its own; connect one to a checkbox by `aria-describedby`. */
export function FieldMessage({ tone = 'hint', children, ...rest }: FieldMessageProps) {
  const drawing = icons[tone];
  return (
    <p
      role={tone === 'error' ? 'alert' : undefined}
      css={[text.caption, root, tones[tone]]}
      {...rest}
    >
      {drawing && <Icon as={drawing} size={14} css={iconBox} />}
      <span>{children}</span>
    </p>
  );
}
