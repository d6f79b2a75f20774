import { OrderPay } from '@qinghe/ui/flows/OrderPay';
import { OrderSteps } from '@qinghe/ui/flows/OrderParts';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { container } from '@qinghe/ui/styles/layout';

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
