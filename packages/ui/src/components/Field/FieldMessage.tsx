import { css } from '@emotion/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { text } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { Icon } from '../Icon/index.ts';
import { space } from '../../styles/space.ts';

/** Meanings of a message below a field. */
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
  /** Whether the message helps, says what is wrong (announced at once) or confirms. */
  tone?: (typeof fieldMessageTones)[number];
}

/** A line below a form control. `Field` brings its own; a checkbox takes one by `aria-describedby`. */
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
