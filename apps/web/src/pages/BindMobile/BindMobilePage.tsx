import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { BindMobile, GateSteps } from '@qinghe/features/account/Gates';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { space } from '@qinghe/ui/styles/space';

const card = css({
  marginTop: space(10),
  padding: space(12),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.phone]: { padding: space(6, 5) },
});
const column = css({ maxWidth: '24rem', marginInline: 'auto' });
const heading = css({ fontSize: token('fs-h2'), lineHeight: token('lh-h2') });
const lead = css({ marginBlock: space(2, 6), color: token('text-secondary') });

/** Asks a member without a mobile number to bind one before continuing. */
export default function BindMobilePage() {
  return (
    <>
      <PageMeta title="绑定手机号" />
      <GateSteps current="mobile" />
      <div css={card}>
        <div css={column}>
          <h1 css={[text.h1, heading]}>请绑定手机号</h1>
          <p css={[text.body, lead]}>为了账号安全，请先绑定手机号</p>
          <BindMobile />
        </div>
      </div>
    </>
  );
}
