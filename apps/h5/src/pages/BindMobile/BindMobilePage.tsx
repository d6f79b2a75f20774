import { css } from '@emotion/react';
import { BindMobile } from '@qinghe/features/account/Gates';
import { AccountFrame } from '../../layouts/AccountFrame.tsx';
import { ExitButton } from '../Member/ExitButton.tsx';
import { space } from '@qinghe/ui/styles/space';

const exit = css({ marginTop: space(4) });

/** Asks a member without a mobile number to bind one before continuing. */
export default function BindMobilePage() {
  return (
    <AccountFrame
      title="绑定手机号"
      heading="请绑定手机号"
      description="为了账号安全，请先绑定手机号"
    >
      <BindMobile layout="page" />
      <div css={exit}>
        <ExitButton />
      </div>
    </AccountFrame>
  );
}
