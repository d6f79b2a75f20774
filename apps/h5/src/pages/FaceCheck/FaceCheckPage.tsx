import { css } from '@emotion/react';
import { paths } from '@qinghe/hooks/url';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { FaceCheck } from '@qinghe/features/account/Gates';
import { BASENAME } from '../../basename.ts';
import { AccountFrame } from '../../layouts/AccountFrame.tsx';
import { ExitButton } from '../Member/ExitButton.tsx';
import { space } from '@qinghe/ui/styles/space';

const note = css({ marginTop: space(6), color: token('text-secondary') });
const exit = css({ marginTop: space(4) });

/** Asks a member to pass the face check on this phone before continuing. */
export default function FaceCheckPage() {
  return (
    <AccountFrame
      title="实名认证"
      heading="完成实名认证"
      description="学习前需要确认是本人操作，约一分钟。"
    >
      <FaceCheck landing={window.location.origin + BASENAME + paths.faceCheck()} />
      <p css={[text.caption, note]}>核验服务由腾讯云提供，请查看并同意授权说明。</p>
      <div css={exit}>
        <ExitButton />
      </div>
    </AccountFrame>
  );
}
