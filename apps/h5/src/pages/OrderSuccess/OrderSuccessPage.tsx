import { OrderSuccess } from '@qinghe/ui/flows/OrderSuccess';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { PageNavBar } from '@qinghe/ui/flows/PageNavBar';

/** The end of a purchase on the mobile site. */
export default function OrderSuccessPage() {
  return (
    <>
      <PageMeta title="支付结果" />
      <PageNavBar title="支付结果" isTitleHeading={false} />
      <OrderSuccess />
    </>
  );
}
