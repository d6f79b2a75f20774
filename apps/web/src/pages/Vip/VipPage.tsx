import { css } from '@emotion/react';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { VipRoles } from '@qinghe/features/member/Vip';
import { space } from '@qinghe/ui/styles/space';

const root = css({ paddingTop: space(12) });
const lead = css({ margin: space(2, 0, 8), color: token('text-secondary') });

/** The page of the memberships on the desktop site. */
export default function VipPage() {
  return (
    <div css={[container, root]}>
      <PageMeta title="会员" />
      <h1 css={text.h1}>会员</h1>
      <p css={[text.bodyLarge, lead]}>一次开通，会员免费的课程都能学。</p>
      <VipRoles />
    </div>
  );
}
