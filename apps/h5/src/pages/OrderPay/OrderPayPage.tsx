import { OrderPay } from '@qinghe/ui/flows/OrderPay';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { PageNavBar } from '@qinghe/ui/flows/PageNavBar';

/** The payment page on the mobile site. */
export default function OrderPayPage() {
  return (
    <>
      <PageMeta title="支付" />
      <PageNavBar title="支付" isTitleHeading={false} />
      <OrderPay site="h5" />
    </>
  );
}
