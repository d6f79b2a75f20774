import { OrderSuccess } from '@qinghe/features/order/OrderSuccess';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';

/** The page after a successful purchase on the mobile site. */
export default function OrderSuccessPage() {
  return (
    <>
      <PageMeta title="支付结果" />
      <PageNavBar title="支付结果" isTitleHeading={false} />
      <OrderSuccess />
    </>
  );
}
