import { MemberHeading } from '@qinghe/features/member/MemberArea';
import { OrderPages } from '@qinghe/features/order/OrderList';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

/** The member's orders on the desktop site, with pagination. */
export default function MemberOrdersPage() {
  return (
    <>
      <PageMeta title="我的订单" />
      <MemberHeading>我的订单</MemberHeading>
      <OrderPages />
    </>
  );
}
