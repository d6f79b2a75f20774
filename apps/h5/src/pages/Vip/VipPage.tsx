import { css } from '@emotion/react';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { VipRoles } from '@qinghe/features/member/Vip';
import { space } from '@qinghe/ui/styles/space';

const page = css({ padding: space(2, 4, 8) });

/** The page of the memberships on the mobile site. */
export default function VipPage() {
  return (
    <>
      <PageMeta title="会员" />
      <PageNavBar title="会员" />
      <div css={page}>
        <VipRoles />
      </div>
    </>
  );
}
