import { OrderSteps } from '@qinghe/ui/flows/OrderParts';
import { OrderSuccess } from '@qinghe/ui/flows/OrderSuccess';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { container } from '@qinghe/ui/styles/layout';

/** The end of a purchase on the desktop site. */
export default function OrderSuccessPage() {
  return (
    <div css={container}>
      <PageMeta title="支付结果" />
      <OrderSteps current={2} />
      <OrderSuccess />
    </div>
  );
}
