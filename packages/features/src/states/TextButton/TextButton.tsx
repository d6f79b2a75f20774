import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: bySite('1.5rem', token('size-touch-min')),
  borderRadius: token('radius-xs'),
});
const looks = {
  link: css({
    color: token('text-link'),
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  }),
  plain: css({
    color: token('text-secondary'),
    fontWeight: token('weight-regular'),
    '&:hover': { color: token('text-brand') },
  }),
};

export interface TextButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `plain` is the less prominent style. */
  look?: keyof typeof looks;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that looks like a link in running text, such as one that opens another form. */
export function TextButton({ look = 'link', type = 'button', ...rest }: TextButtonProps) {
  return <button type={type} css={[text.label, root, looks[look]]} {...rest} />;
}
