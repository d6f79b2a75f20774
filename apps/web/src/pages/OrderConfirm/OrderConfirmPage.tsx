import { OrderConfirm } from '@qinghe/ui/flows/OrderConfirm';
import { OrderSteps } from '@qinghe/ui/flows/OrderParts';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { container } from '@qinghe/ui/styles/layout';

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
