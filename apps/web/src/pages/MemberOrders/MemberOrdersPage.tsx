import { css } from '@emotion/react';
import { text } from '@qinghe/ui/styles/text';
import { OrderPages } from '@qinghe/features/order/OrderList';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

const title = css({ marginBottom: '1.5rem' });

/** The member's orders on the desktop site, page by page. */
export default function MemberOrdersPage() {
  return (
    <>
      <PageMeta title="我的订单" />
      <h1 css={[text.h2, title]}>我的订单</h1>
      <OrderPages />
    </>
  );
}
