import type { OrderStatus } from '@qinghe/hooks/data/orders';
import { paths } from '@qinghe/hooks/url';
import { ErrorState } from '@qinghe/ui/components/ErrorState';

/** Error state if the server does not say whether an order is paid. */
export function UnknownStatus({ status }: { status: OrderStatus }) {
  return (
    <ErrorState
      variant="page"
      title="暂时查不到支付结果"
      reason="支付结果查询中，请勿重复支付"
      isRetrying={status.isAsking}
      onRetry={() => void status.askNow()}
      backHref={paths.memberOrders()}
      backText="查看订单"
    />
  );
}
