import { container } from '@qinghe/ui/styles/layout';
import { OrderSteps } from '@qinghe/features/order/OrderParts';
import { OrderSuccess } from '@qinghe/features/order/OrderSuccess';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

/** The page after a successful purchase on the desktop site. */
export default function OrderSuccessPage() {
  return (
    <div css={container}>
      <PageMeta title="支付结果" />
      <OrderSteps current={2} />
      <OrderSuccess />
    </div>
  );
}
