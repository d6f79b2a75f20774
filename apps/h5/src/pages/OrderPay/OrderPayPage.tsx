import { OrderPay } from '@qinghe/features/order/OrderPay';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';

/** The payment page on the mobile site. */
export default function OrderPayPage() {
  return (
    <>
      <PageMeta title="支付" />
      <PageNavBar title="支付" isTitleHeading={false} />
      <OrderPay site="mobile" />
    </>
  );
}
