import { container } from '@qinghe/ui/styles/layout';
import { OrderPay } from '@qinghe/features/order/OrderPay';
import { OrderSteps } from '@qinghe/features/order/OrderParts';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

/** The payment page on the desktop site. */
export default function OrderPayPage() {
  return (
    <div css={container}>
      <PageMeta title="支付" />
      <OrderSteps current={1} />
      <OrderPay site="desktop" />
    </div>
  );
}
