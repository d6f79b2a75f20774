import { OrderConfirm } from '@qinghe/features/order/OrderConfirm';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';

/** The order page on the mobile site. */
export default function OrderConfirmPage() {
  return (
    <>
      <PageMeta title="确认订单" />
      <PageNavBar title="确认订单" isTitleHeading={false} />
      <OrderConfirm site="mobile" />
    </>
  );
}
