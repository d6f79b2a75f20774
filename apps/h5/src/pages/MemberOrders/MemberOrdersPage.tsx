import { css } from '@emotion/react';
import { OrderFeed } from '@qinghe/features/order/OrderList';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { space } from '@qinghe/ui/styles/space';

const page = css({ padding: space(2, 4, 0) });

/** The member's orders on the mobile site. */
export default function MemberOrdersPage() {
  return (
    <>
      <PageMeta title="我的订单" />
      <PageNavBar title="我的订单" />
      <div css={page}>
        <OrderFeed />
      </div>
    </>
  );
}
