import { css } from '@emotion/react';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { maskMobile } from '@qinghe/features/forms/AccountFields';
import { space } from '@qinghe/ui/styles/space';

const line = css({ color: token('text-secondary') });
const number = css([
  text.number,
  { color: token('text-primary'), fontWeight: token('weight-medium') },
]);
const missing = css({ display: 'grid', gap: space(4), justifyItems: 'start' });

/** The member's mobile number that the code is sent to, masked. */
export function OwnMobile({ mobile }: { mobile: string }) {
  return (
    <p css={line}>
      当前手机号：<span css={number}>{maskMobile(mobile)}</span>
    </p>
  );
}

/** Tells a member without a mobile number to bind one first, with a link. */
export function NeedsMobile() {
  return (
    <div css={missing}>
      <p>请绑定手机号</p>
      <ButtonLink href={paths.bindMobile()}>去绑定</ButtonLink>
    </div>
  );
}
