import { container } from '@qinghe/ui/styles/layout';
import { OrderConfirm } from '@qinghe/features/order/OrderConfirm';
import { OrderSteps } from '@qinghe/features/order/OrderParts';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

/** The order page on the desktop site. */
export default function OrderConfirmPage() {
  return (
    <div css={container}>
      <PageMeta title="确认订单" />
      <OrderSteps current={0} />
      <OrderConfirm site="desktop" />
    </div>
  );
}
