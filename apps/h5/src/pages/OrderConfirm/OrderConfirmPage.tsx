import { OrderConfirm } from '@qinghe/ui/flows/OrderConfirm';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { PageNavBar } from '@qinghe/ui/flows/PageNavBar';

/** The order page on the mobile site. */
export default function OrderConfirmPage() {
  return (
    <>
      <PageMeta title="确认订单" />
      <PageNavBar title="确认订单" isTitleHeading={false} />
      <OrderConfirm site="h5" />
    </>
  );
}
